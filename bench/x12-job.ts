import { type Interchange, readInterchanges, writeInterchange } from '@portico/x12';
import nodeX12 from 'node-x12';
import { type Shape, shapes } from './x12-messages.ts';

/** The measurement of one shape in one direction. */
export interface X12Figures {
  readonly direction: 'read' | 'write';
  readonly shape: string;
  readonly messages: number;
  readonly bytes: number;
  /** Processor seconds of each round, garbage collection included: other load on the machine matters less. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** The first rounds of every shape are for the compiler. */
const ROUNDS_BEFORE = 3;
const ROUNDS = 9;

interface Work {
  readonly figures: Omit<X12Figures, 'ours' | 'theirs'>;
  readonly ours: () => void;
  readonly theirs: () => void;
}

/**
 * Job of bench/x12.ts. All shapes are read and written in this one process, since a server does not get one shape only:
 * code that is compiled for one is slower as soon as there are several. Ours and node-x12's turns alternate.
 */
const works = shapes().flatMap(worksOf);
const measured = works.map(({ figures }) => ({ ...figures, ours: [] as number[], theirs: [] as number[] }));
for (let round = -ROUNDS_BEFORE; round < ROUNDS; round += 1) {
  works.forEach(({ ours, theirs }, index) => {
    const [mine, other] = [secondsOf(ours), secondsOf(theirs)];
    if (round < 0) return;
    measured[index]?.ours.push(mine);
    measured[index]?.theirs.push(other);
  });
}
process.stdout.write(JSON.stringify(measured satisfies X12Figures[]));

/** From text to the typed model as the server reads it, and back; from text to node-x12's objects, and back. */
function worksOf({ name, messages }: Shape): readonly Work[] {
  // Through a buffer, so that each text is one flat string, as from the network.
  const texts = messages.map((each) => Buffer.from(writeInterchange(each)).toString('utf8'));
  if (texts.some((text, index) => !isReadAndWritten(text, messages[index]))) throw new Error('we read something else');
  const notations = texts.map((text) => parse(text).toJSEDINotation());
  const generate = (notation: (typeof notations)[number]): string => new nodeX12.X12Generator(notation).toString();
  if (notations.some((each, index) => generate(each) !== texts[index])) throw new Error('node-x12 writes another text');
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  const figures = { shape: name, messages: messages.length, bytes };
  return [
    {
      figures: { ...figures, direction: 'read' },
      ours: () => texts.forEach((text) => readInterchanges(text, refuse)),
      theirs: () => texts.forEach((text) => parse(text)),
    },
    {
      figures: { ...figures, direction: 'write' },
      ours: () => messages.forEach((each) => writeInterchange(each)),
      theirs: () => notations.forEach((each) => generate(each)),
    },
  ];
}

function isReadAndWritten(text: string, message: Interchange | undefined): boolean {
  const [read] = readInterchanges(text, refuse);
  return message !== undefined && read !== undefined && writeInterchange(read) === text;
}

/** Reading is lenient, as in the server; these messages have nothing outside the guide. */
function refuse(deviation: Error): never {
  throw deviation;
}

function parse(text: string): InstanceType<typeof nodeX12.X12Interchange> {
  const parsed = new nodeX12.X12Parser(true).parse(text);
  if (!(parsed instanceof nodeX12.X12Interchange)) throw new Error('node-x12 reads something else');
  return parsed;
}

/** The garbage of the turn before is collected first, so that each pays for its own. */
function secondsOf(once: () => void): number {
  globalThis.gc?.({ type: 'minor' });
  const began = process.cpuUsage();
  once();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
