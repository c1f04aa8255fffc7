// Lets the Fanorona engine akalana play in the arena: it speaks the text protocol of examples/arena/engine.rs and calls
// FanoronaEngineManager. There a point is a row, counted from the top, and a column, both from 0; a direction is a digit
// as on a number pad, 8 being up. docs/rivals.md tells of the match.

#include "FanoronaEngineManager.h"
#include <iostream>
#include <sstream>
#include <string>

namespace {

// What the first argument may replace: the greatest depth of a search. (More than 30 overruns the engine's tables.)
constexpr int DEPTH = 30;
// The usual start, from the row at black's side on; white is to move.
const char *const START[5] = {"ppppppppp", "ppppppppp", "pPpP.pPpP", "PPPPPPPPP", "PPPPPPPPP"};
// The digits of the number pad by rows and columns of the step, each from -1 to 1.
constexpr int PAD[3][3] = {{7, 8, 9}, {4, 0, 6}, {1, 2, 3}};

struct Point {
    int row, column;
    bool operator==(const Point &other) const { return row == other.row && column == other.column; }
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

Point moved(Point from, int direction) {
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (PAD[row][column] == direction)
                return {from.row + row - 1, from.column + column - 1};
    return from;
}

int direction(Point from, Point to) {
    const int row = to.row - from.row + 1, column = to.column - from.column + 1;
    return row < 0 || row > 2 || column < 0 || column > 2 ? 0 : PAD[row][column];
}

void start(FanoronaEngineManager &engine) {
    std::string men[2];
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 9; ++column)
            if (START[row][column] != '.')
                men[START[row][column] == 'P'] += {static_cast<char>('0' + row), static_cast<char>('0' + column)};
    engine.setMode(0);
    engine.setPositions(men[0].c_str(), men[1].c_str());
    engine.setFirstPlayerBlack(0);
    engine.setCurrentPlayerBlack(0);
}

// Takes a turn, such as d3-e3W or c2-c3; false if it is none.
bool play(FanoronaEngineManager &engine, const std::string &turn) {
    std::istringstream points(turn);
    std::string text;
    std::getline(points, text, '-');
    Point from = read_point(text);
    if (!is_on_board(from))
        return false;
    engine.selectPiece(from.row, from.column, "", 0);
    while (std::getline(points, text, '-')) {
        const Point to = read_point(text);
        const int way = direction(from, to);
        if (!is_on_board(to) || way == 0)
            return false;
        engine.movePiece(way, text.size() < 3 || text[2] == 'A');
        from = to;
    }
    // (Where nothing more can be taken the engine has ended the turn by itself.)
    engine.stopMove();
    return true;
}

// Returns the engine's turn in the notation of the protocol.
std::string choose(FanoronaEngineManager &engine, int milliseconds) {
    engine.setSearchMaxTime(0, milliseconds);
    const std::string found = engine.doSearch(0);
    Point at{found[0] - '0', found[1] - '0'};
    engine.selectPiece(at.row, at.column, "", 0);
    std::string turn = name(at);
    for (size_t step = 2; step + 1 < found.size(); step += 2) {
        const int way = found[step] - '0', approach = found[step + 1] - '0';
        at = moved(at, way);
        turn += '-' + name(at);
        // Only a first step can take nothing.
        const bool takes = step > 2 || *engine.removedPieces(way, approach) != '\0';
        if (takes)
            turn += approach ? 'A' : 'W';
    }
    return turn;
}

} // namespace

int main(int count, char **arguments) {
    FanoronaEngineManager engine(1);
    engine.setSearchDepth(0, count > 1 ? std::stoi(arguments[1]) : DEPTH);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string command, word, value;
        words >> command >> word >> value;
        if (command == "new" && word == "fanorona" && (value.empty() || value.rfind("seed=", 0) == 0)) {
            start(engine);
        } else if (command == "play" && play(engine, word)) {
        } else if (command == "go" && word == "ms" && std::atoi(value.c_str()) > 0) {
            std::cout << "bestmove " << choose(engine, std::stoi(value)) << '\n';
        } else {
            std::cout << "error: not understood: " << line << std::endl;
            continue;
        }
        std::cout << "ok" << std::endl;
    }
}
