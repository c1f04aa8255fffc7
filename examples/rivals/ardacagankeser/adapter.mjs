// Lets the engine of ardacagankeser/turkish-draughts play in the arena: it speaks the text protocol of
// examples/arena/engine.rs. Its argument is a module that exports what the engine's src/engine/index.ts does, and the
// Searcher of src/ai/search.ts. Its rules are those of the options promotion=at_end and one_each=draw.
// docs/rivals.md tells of the match.

import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { Game, Searcher, moveToNotation, parseSquare } = await import(pathToFileURL(resolve(process.argv[2])));
// The names of the options with the values that the engine's rules have.
const OPTIONS = { reversal: 'forbidden', promotion: 'at_end', one_each: 'draw', strict: 'no' };
// What a game begins with where an option is not named and the engine's rules are others.
const NEEDED = ['promotion=at_end', 'one_each=draw'];

let game = null;
let searcher = null;

// Returns the squares between two on one line, in order.
function between(from, to) {
  const way = (to >> 3) === (from >> 3) ? Math.sign(to - from) : 8 * Math.sign(to - from);
  const squares = [];
  for (let square = from + way; square !== to && square >= 0 && square < 64; square += way) squares.push(square);
  return squares;
}

// Returns the engine's move for a text. One move can have several routes, of which either side writes one: what it
// takes tells which move it is.
function find(text) {
  const stops = text.split(/[x-]/).map(parseSquare);
  const [from, to] = [stops[0], stops.at(-1)];
  const jumped = stops.slice(1).flatMap((stop, leg) => between(stops[leg], stop));
  const taken = new Set(jumped.filter((square) => game.board.get(square) * game.turn < 0));
  const same = (move) =>
    move.from === from &&
    move.to === to &&
    move.captures.length === taken.size &&
    move.captures.every((square) => taken.has(square));
  return game.legalMoves.find(same);
}

function start(words) {
  if (words[0] !== 'turkish-draughts') throw new Error(`no game ${words[0]}`);
  for (const needed of NEEDED) if (!words.includes(needed)) throw new Error(`${needed} is missing`);
  for (const word of words.slice(1)) {
    const [name, value] = word.split('=');
    if (name !== 'seed' && OPTIONS[name] !== value) throw new Error(`the engine has no ${word}`);
  }
  game = new Game();
  searcher = new Searcher(20);
}

function answer(line) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'new') {
    start(words);
  } else if (command === 'play') {
    const move = find(words[0]);
    if (!move) throw new Error(`illegal here: ${words[0]}`);
    game.play(move);
  } else if (command === 'go' && words[0] === 'ms') {
    const { move } = searcher.search(game, { timeMs: Number(words[1]) });
    if (!move) throw new Error('the game is over');
    console.log(`bestmove ${moveToNotation(move)}`);
  } else {
    throw new Error(`not understood: ${line}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    answer(line);
    console.log('ok');
  } catch (why) {
    console.log(`error: ${why.message}`);
  }
}
