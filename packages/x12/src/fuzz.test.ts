import fc from 'fast-check';
import { describe, it } from 'vitest';
import { mutatedText, readLenientlyOrReject, readOrReject } from './testing/fuzzing.ts';

/** `npm run fuzz -w @portico/x12` does the same a million times. */
const CASES = 6000;

describe('a message that was damaged', () => {
  it('is refused with a position, or is read exactly; leniently without the places that are told', () => {
    fc.assert(
      fc.property(mutatedText, (text) => {
        readOrReject(text);
        readLenientlyOrReject(text);
      }),
      { numRuns: CASES },
    );
  }, 60_000);

  it('that is not a message is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        readOrReject(text);
        readOrReject(`ISA${text}`);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
