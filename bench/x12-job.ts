import { readInterchanges, writeInterchange } from '@portico/x12';
import nodeX12 from 'node-x12';
import { inquiryMessage, responseMessage } from './x12-messages.ts';

/** The measurement of one process, printed as JSON. */
export interface X12Figures {
  readonly messages: number;
  readonly bytes: number;
  /** Processor seconds of the best round, including garbage collection: other load on the machine matters less. */
  readonly seconds: number;
}

/** About 5 MB of 271s, and 2 MB of 270s. */
const RESPONSES = 400;
const INQUIRIES = 4000;
/** The first rounds are for the compiler. */
const ROUNDS = 12;

const [who, what] = process.argv.slice(2);
const [count, messageOf] = what === 'write-270' ? [INQUIRIES, inquiryMessage] : [RESPONSES, responseMessage];
const messages = Array.from({ length: count }, (_, index) => messageOf(index + 1));
// Through a buffer, so that each text is one flat string, as from the network.
const texts = messages.map((each) => Buffer.from(writeInterchange(each)).toString('utf8'));
const work = who === 'ours' ? ourWork() : theirWork();
let seconds = Infinity;
for (let round = 0; round < ROUNDS; round += 1) seconds = Math.min(seconds, secondsOf(work));
const bytes = texts.reduce((sum, text) => sum + text.length, 0);
process.stdout.write(JSON.stringify({ messages: count, bytes, seconds } satisfies X12Figures));

/** From text to the typed model, or from the model to text. */
function ourWork(): () => void {
  return what === 'read-271'
    ? () => texts.forEach((text) => readInterchanges(text))
    : () => messages.forEach((each) => writeInterchange(each));
}

/** From text to its objects, or from its notation to the same texts. */
function theirWork(): () => void {
  if (what === 'read-271') return () => texts.forEach((text) => parse(text));
  const notations = texts.map((text) => parse(text).toJSEDINotation());
  const generate = (notation: (typeof notations)[number]): string => new nodeX12.X12Generator(notation).toString();
  if (notations.some((each, index) => generate(each) !== texts[index])) throw new Error('node-x12 writes another text');
  return () => notations.forEach((each) => generate(each));
}

function parse(text: string): InstanceType<typeof nodeX12.X12Interchange> {
  const parsed = new nodeX12.X12Parser(true).parse(text);
  if (!(parsed instanceof nodeX12.X12Interchange)) throw new Error('node-x12 reads something else');
  return parsed;
}

function secondsOf(once: () => void): number {
  const began = process.cpuUsage();
  once();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
