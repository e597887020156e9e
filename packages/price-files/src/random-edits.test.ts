import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsOf, silentChange } from './testing/edits.ts';
import { exampleBytes } from './testing/read.ts';

// The same edits each time; `npm run drill:edits` tries others for as long as one likes.
const RUNS = 250;
const SEED = 2026;

// Issue 13, point 1: "nothing breaks a rule in silence".
describe('an edit of one character or one value never changes a price in silence', () => {
  it.each(['v3.json', 'v3-one-line.json', 'v3-tall.csv', 'v3-wide.csv', 'v2.json', 'v2-tall.csv'])(
    '%s',
    async (name) => {
      const text = new TextDecoder().decode(exampleBytes(`valid/${name}`));
      await fc.assert(
        fc.asyncProperty(editsOf(text), async (edit) => {
          expect(await silentChange(text, edit)).toBeUndefined();
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
  );
});
