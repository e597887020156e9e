import { writeInterchange } from '@portico/x12';
import { shapes } from './x12-messages.ts';
import { readers, secondsOf } from './x12-readers.ts';

/** Processor seconds of reading the first message of a process, and of one of the hundred after it. */
export interface FreshFigures {
  readonly first: number;
  readonly hundred: number;
}

/** Job of bench/x12.ts for one shape and one of the two sides: `node x12-fresh-job.ts SHAPE ours|theirs`. */
const [, , name = '', side = ''] = process.argv;
const shape = shapes[name];
if (shape === undefined) throw new Error('there is no such shape');
const read = side === 'ours' ? readers.ours : readers.theirs;
const [first = '', ...others] = shape()
  .slice(0, 101)
  .map((each) => Buffer.from(writeInterchange(each)).toString('utf8'));
const figures: FreshFigures = {
  first: secondsOf(() => read(first), 1),
  hundred: secondsOf(() => others.forEach((text) => read(text)), 1) / others.length,
};
process.stdout.write(JSON.stringify(figures));
