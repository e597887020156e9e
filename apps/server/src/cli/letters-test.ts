import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock-system.ts';
import { lettersByHttp } from '../adapters/letters-http.ts';
import { printDocument } from '../documents/pdf/flow/print-document.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type Command, CommandError } from './command.ts';
import { tellTest } from './tell-test.ts';

/** `portico letters test`: one letter through the print service that is set. */
export const lettersTest: Command = {
  name: 'letters test',
  usage: '',
  summary: 'Have one letter printed and posted to the hospital itself, by the print service that is set.',
  details:
    'It goes to the address of the first location in PORTICO_CONFIG by LETTERS_URL, and says nothing of anybody. A service may\n' +
    'charge for it. No database is opened. The exit code is 0 where the print service took it.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, env }) {
    const { letters, healthSystem } = await readSettings('demonstration', env);
    const { service } = letters;
    if (service === undefined) {
      throw new CommandError('LETTERS_URL is not set: letters are kept in the folder, and none goes out.');
    }
    const { recipient, title, text, pdf } = await testLetter(healthSystem);
    const accepted = await tellTest(terminal, `The letter to ${recipient.join(', ')}`, (report) =>
      lettersByHttp(service, { report }).print({ id: randomUUID(), recipient, title, text, pdf }),
    );
    return accepted ? 0 : 1;
  },
};

async function testLetter({ name, country, brand, locations: [location] }: HealthSystem) {
  const { street = '', city = '', state = '', zip = '' } = location?.address ?? {};
  const recipient = [name, street, `${city}, ${state} ${zip}`];
  const title = `Test of the letters of ${name}`;
  const text = 'The patient portal can have letters printed and posted. Nobody needs to answer.';
  const printed = await printDocument(
    [
      ...recipient.map((line) => ({ kind: 'paragraph', text: [{ text: line, name: true }] }) as const),
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text },
    ],
    { organisation: name, foot: title, pageNumber: (page, of) => `Page ${page} of ${of}`, country, brand },
    { title, language: 'en-US', author: name, made: systemClock.now() },
  );
  if (printed.outcome === 'unprintable') {
    throw new CommandError(
      `The hospital's name or address has signs that no typeface has: ${printed.characters.join(' ')}`,
    );
  }
  return { recipient, title, text, pdf: printed.pdf };
}
