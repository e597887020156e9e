import fc from 'fast-check';
import { mutatedText, readLenientlyOrReject, readOrReject } from './fuzzing.ts';

/** `npm run fuzz -w @portico/x12 [-- CASES SEED]`: a million damaged messages, each refused or read exactly, strictly and leniently. */
const cases = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const counts = { read: 0, refused: 0 };
const leniently = { read: 0, lenient: 0, refused: 0 };
const began = performance.now();
fc.assert(
  fc.property(mutatedText, (text) => {
    counts[readOrReject(text)] += 1;
    leniently[readLenientlyOrReject(text)] += 1;
  }),
  { numRuns: cases, seed },
);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${cases} damaged messages in ${seconds} s (seed ${seed}): ${counts.refused} refused, ${counts.read} read for what they say; leniently ${leniently.lenient} more, without the places that are told\n`,
);
