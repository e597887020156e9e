import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInterchanges, writeInterchange } from './index.ts';
import { interchange } from './testing/arbitrary-interchange.ts';
import { separators } from './testing/arbitrary-values.ts';
import { withoutPositions } from './testing/without-positions.ts';

describe('what is written is read again', () => {
  it('with any separators', () => {
    fc.assert(
      fc.property(interchange, separators, (written, legal) => {
        expect(withoutPositions(readInterchanges(writeInterchange(written, legal)))).toEqual([written]);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('several interchanges in one text, with separators of their own', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(interchange, separators), { minLength: 1, maxLength: 4 }), (all) => {
        const text = all.map(([each, legal]) => writeInterchange(each, legal)).join('\r\n');
        expect(withoutPositions(readInterchanges(text))).toEqual(all.map(([each]) => each));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
