import * as fc from 'fast-check';
import { readdir, readFile } from 'node:fs/promises';
import { editsOf, silentChange } from '../packages/price-files/src/testing/edits.ts';

/**
 * `npm run drill:edits -- [EDITS]`: edits each of the valid examples of price files at random, so often, and reads it. Fails where an
 * edit has changed a price in silence, with the edit, and the seed with which fast-check makes it again.
 */
const EDITS = Number(process.argv[2] ?? 20_000);

const examples = new URL('../packages/price-files/examples/valid/', import.meta.url);
for (const name of await readdir(examples)) {
  const text = await readFile(new URL(name, examples), 'utf8');
  const outcome = await fc.check(
    fc.asyncProperty(editsOf(text), async (edit) => {
      const change = await silentChange(text, edit);
      if (change !== undefined) throw new Error(change);
    }),
    { numRuns: EDITS },
  );
  const said = outcome.failed
    ? fc.defaultReportMessage(outcome)
    : `${outcome.numRuns} edits changed no price in silence`;
  if (outcome.failed) process.exitCode = 1;
  process.stdout.write(`${name}: ${said}\n`);
}
