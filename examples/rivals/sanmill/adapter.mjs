// Lets Sanmill's engine play Nine Men's Morris in the arena: it speaks the text protocol of examples/arena/engine.rs on
// one side, and on the other the UCI that Sanmill's own program speaks, whose path is the argument. There what is taken
// is a move of its own, which the same side makes after the one that closed the mill. docs/rivals.md tells of the match.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// Its full strength, without its tables of solved positions: the highest level, iterations that deepen until the time is
// up, no moves from human games.
const SETTINGS = { SkillLevel: 30, IDSEnabled: true, DrawOnHumanExperience: false, Hash: 64, Threads: 1 };
// The option values whose rules are Sanmill's own.
const OPTIONS = { first: 'white', flying: 'three', take: 'usual', two_mills: 'one', quiet_limit: '50' };

const program = spawn(process.argv[2], ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
let moves = [];

const send = (line) => program.stdin.write(`${line}\n`);

// Returns the rest of the next line that has this word.
async function expect(word) {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('Sanmill has ended');
    const [before, rest] = value.split(word);
    if (rest !== undefined && (before === '' || before.endsWith(' '))) return rest.trim();
  }
}

const setPosition = (all) => send(`position startpos${all.length > 0 ? ` moves ${all.join(' ')}` : ''}`);

// Whether a man is still to be taken after these moves.
async function mustTake(all) {
  setPosition(all);
  send('d');
  return /[1-9]/.test(await expect('pending_removals:'));
}

async function search(all, milliseconds) {
  setPosition(all);
  send(`go movetime ${milliseconds}`);
  return (await expect('bestmove')).split(' ')[0];
}

async function start(words) {
  if (words[0] !== 'morris') throw new Error(`no game ${words[0]}`);
  for (const word of words.slice(1)) {
    const [name, value] = word.split('=');
    if (name !== 'seed' && OPTIONS[name] !== value) throw new Error(`not Sanmill's rules: ${word}`);
  }
  moves = [];
  send('uci');
  await expect('uciok');
  for (const [name, value] of Object.entries(SETTINGS)) send(`setoption name ${name} value ${value}`);
  send('ucinewgame');
  send('isready');
  await expect('readyok');
}

async function answer(line) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'new') {
    await start(words);
  } else if (command === 'play') {
    const [move, taken] = words[0].split('x');
    moves.push(move, ...(taken ? [`x${taken}`] : []));
  } else if (command === 'go' && words[0] === 'ms') {
    let turn = await search(moves, words[1]);
    if (await mustTake([...moves, turn])) turn += await search([...moves, turn], words[1]);
    console.log(`bestmove ${turn}`);
  } else {
    throw new Error(`not understood: ${line}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    await answer(line);
    console.log('ok');
  } catch (why) {
    console.log(`error: ${why.message}`);
  }
}
program.kill();
