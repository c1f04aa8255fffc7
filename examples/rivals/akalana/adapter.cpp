// Lets the Fanorona engine akalana play in the arena: it speaks the text protocol of examples/arena/engine.rs and calls
// the classes Fanorona, Search and Tt. There a point is a row, counted from the top, and a column, both from 0; a
// direction is a step between numbers of points. docs/rivals.md tells of the match.

#include "akalana/search.h"
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

namespace {

// The greatest depth of a search, unless the first argument is another one. (A greater one overruns the engine's tables.)
constexpr int DEPTH = 30;
// The usual start, from the row at black's side on; white is to move.
const char *const START[5] = {"ppppppppp", "ppppppppp", "pPpP.pPpP", "PPPPPPPPP", "PPPPPPPPP"};

struct Point {
    int row, column;
};

bool is_on_board(Point point) {
    return point.row >= 0 && point.row < 5 && point.column >= 0 && point.column < 9;
}

std::string name(Point point) {
    return {static_cast<char>('a' + point.column), static_cast<char>('5' - point.row)};
}

Point read_point(const std::string &text) {
    return text.size() < 2 ? Point{-1, -1} : Point{'5' - text[1], text[0] - 'a'};
}

Fanorona start() {
    Fanorona game;
    game.clear();
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 9; ++column)
            if (START[row][column] != '.')
                game.addPieces(p(row, column), START[row][column] == 'p');
    game.setMode(MODE_RIATRA);
    game.setFirstPlayerBlack(false);
    game.setCurrentPlayerBlack(false);
    return game;
}

// Takes a turn, such as d3-e3W or c2-c3; false if it is none.
bool play(Fanorona &game, const std::string &turn) {
    std::istringstream points(turn);
    std::string text;
    std::getline(points, text, '-');
    Point from = read_point(text);
    if (!is_on_board(from))
        return false;
    game.setSelectedPiecePosition(p(from.row, from.column));
    while (std::getline(points, text, '-')) {
        const Point to = read_point(text);
        if (!is_on_board(to))
            return false;
        const Vector way = (to.row - from.row) * BOTTOM + (to.column - from.column) * RIGHT;
        game.moveSelectedPiece(way, text.size() < 3 || text[2] == 'A');
        from = to;
    }
    // (Where nothing more can be taken the engine has ended the turn by itself.)
    game.closeMovementsSession();
    return true;
}

// Returns the engine's turn in the notation of the protocol.
std::string choose(const Fanorona &game, Tt &table, int depth, int milliseconds) {
    // A new one each time: the number of positions that a search may visit stays from the one before, and where the
    // clock once jumped all that follow would end at once.
    const auto search = std::make_unique<Search>();
    search->setTt(&table);
    search->setLevel(depth);
    search->setMaxEvaluationTime(milliseconds);
    const PieceMoveSession &found = *search->evaluate(game);
    Bitboard at = found.originPosition;
    std::string turn = name({getXPosition(at), getYPosition(at)});
    for (int step = 0; step < found.moveCount; ++step) {
        at = movePosition(at, found.moves[step].vector);
        turn += '-' + name({getXPosition(at), getYPosition(at)});
        if (found.catchedPieces != 0)
            turn += found.moves[step].percute ? 'A' : 'W';
    }
    return turn;
}

} // namespace

int main(int count, char **arguments) {
    initMobableBitboard();
    generateAllOccupations();
    initAttack();
    const int depth = count > 1 ? std::stoi(arguments[1]) : DEPTH;
    Tt table;
    Fanorona game = start();
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string command, word, value;
        words >> command >> word >> value;
        if (command == "new" && word == "fanorona" && (value.empty() || value.rfind("seed=", 0) == 0)) {
            game = start();
        } else if (command == "play" && play(game, word)) {
        } else if (command == "go" && word == "ms" && std::atoi(value.c_str()) > 0) {
            std::cout << "bestmove " << choose(game, table, depth, std::stoi(value)) << '\n';
        } else {
            std::cout << "error: not understood: " << line << std::endl;
            continue;
        }
        std::cout << "ok" << std::endl;
    }
}
