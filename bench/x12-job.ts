import { type Interchange, writeInterchange } from '@portico/x12';
import nodeX12 from 'node-x12';
import { shapes } from './x12-messages.ts';
import { parse, readers, secondsOf } from './x12-readers.ts';

/** The measurement of one shape in one direction: messages and bytes of one turn, processor seconds of each round.
 * Garbage collection counts; other load on the machine matters less than by the clock. */
export interface X12Figures {
  readonly direction: 'read' | 'write';
  readonly messages: number;
  readonly bytes: number;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** Characters in a round, so that garbage is collected in each as it would be in a long run. */
const ROUND_LENGTH = 2_000_000;
/** The first rounds are for the compiler. */
const ROUNDS_BEFORE = 3;
const ROUNDS = 9;

interface Work {
  readonly figures: Omit<X12Figures, 'ours' | 'theirs'>;
  readonly ours: () => void;
  readonly theirs: () => void;
}

/** Job of bench/x12.ts for one shape: `node x12-job.ts SHAPE`. Ours and node-x12's turns alternate. */
const shape = shapes[process.argv[2] ?? ''];
if (shape === undefined) throw new Error('there is no such shape');
const measured = worksOf(shape()).map(({ figures, ours, theirs }): X12Figures => {
  const times = Math.ceil(ROUND_LENGTH / figures.bytes);
  const rounds = Array.from({ length: ROUNDS_BEFORE + ROUNDS }, () => ({
    ours: secondsOf(ours, times),
    theirs: secondsOf(theirs, times),
  })).slice(ROUNDS_BEFORE);
  return { ...figures, ours: rounds.map((each) => each.ours), theirs: rounds.map((each) => each.theirs) };
});
process.stdout.write(JSON.stringify(measured));

/** From text to the typed model as the server reads it, and back; from text to node-x12's objects, and back. */
function worksOf(messages: readonly Interchange[]): readonly Work[] {
  // Through a buffer, so that each text is one flat string, as from the network.
  const texts = messages.map((each) => Buffer.from(writeInterchange(each)).toString('utf8'));
  if (texts.some((text, index) => !isReadAndWritten(text, messages[index]))) throw new Error('we read something else');
  const notations = texts.map((text) => parse(text).toJSEDINotation());
  const generate = (notation: (typeof notations)[number]): string => new nodeX12.X12Generator(notation).toString();
  if (notations.some((each, index) => generate(each) !== texts[index])) throw new Error('node-x12 writes another text');
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  const figures = { messages: messages.length, bytes };
  return [
    {
      figures: { ...figures, direction: 'read' },
      ours: () => texts.forEach((text) => readers.ours(text)),
      theirs: () => texts.forEach((text) => readers.theirs(text)),
    },
    {
      figures: { ...figures, direction: 'write' },
      ours: () => messages.forEach((each) => writeInterchange(each)),
      theirs: () => notations.forEach((each) => generate(each)),
    },
  ];
}

function isReadAndWritten(text: string, message: Interchange | undefined): boolean {
  const [read] = readers.ours(text);
  return message !== undefined && read !== undefined && writeInterchange(read) === text;
}
