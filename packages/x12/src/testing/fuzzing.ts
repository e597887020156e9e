import { fail } from 'node:assert/strict';
import fc from 'fast-check';
import { X12Error, readInterchanges, writeInterchange } from '../index.ts';
import type { Interchange } from '../model/interchange.ts';
import { interchange } from './arbitrary-interchange.ts';
import { type CanonicalInterchange, canonical } from './canonical.ts';
import { separators } from './arbitrary-values.ts';
import { mutate, mutation, recounted } from './mutation.ts';
import { ordinaryTexts } from './ordinary-texts.ts';
import { withoutDeviations, withoutUnwritable } from './without-deviations.ts';

const SEED = 270_271;
const SAMPLES = 400;
const MAX_SAVED = 60;
/** Characters. More messages find more than longer ones. */
const MAX_CHARACTERS = 4000;

/** The longest of many, so that they have every segment of the guides. Half of them have separators of their own. */
const generatedTexts: readonly string[] = fc
  .sample(fc.tuple(interchange, fc.option(separators)), { numRuns: SAMPLES, seed: SEED })
  .map(([each, legal]) => writeInterchange(each, legal ?? undefined))
  .filter((each) => each.length <= MAX_CHARACTERS)
  .toSorted((one, other) => other.length - one.length)
  .slice(0, MAX_SAVED);

const rightText = fc.oneof(fc.constantFrom(...ordinaryTexts), fc.constantFrom(...generatedTexts));

/** A valid message with one to three mutations. After some of these its counts are corrected. */
export const mutatedText: fc.Arbitrary<string> = fc
  .tuple(rightText, fc.array(mutation, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([right, mutations, isRecounted]) => {
    const wrong = mutate(right, mutations);
    return isRecounted ? recounted(wrong) : wrong;
  });

/**
 * Reads a text that may be wrong. Either it throws an X12Error with a position, or the model has exactly what the text
 * has: written again, it gives the canonical form of the text. Returns which of the two.
 */
export function readOrReject(said: string): 'read' | 'refused' {
  const read = attempt(said, null);
  if (read === null) return 'refused';
  const right = canonical(said);
  compare(read, right, right, said);
  return 'read';
}

/**
 * The same for a lenient reading: the model has exactly what the text has without the places that it tells of, and
 * there are none where the strict reading takes the text. Returns `lenient` if there are some.
 */
export function readLenientlyOrReject(said: string): 'read' | 'lenient' | 'refused' {
  const deviations: X12Error[] = [];
  const read = attempt(said, (deviation) => deviations.push(deviation));
  const isStrict = attempt(said, null) !== null;
  if (read === null) return isStrict ? fail(`refused leniently: ${JSON.stringify(said)}`) : 'refused';
  if (isStrict !== (deviations.length === 0)) fail(`strictly read with deviations: ${JSON.stringify(said)}`);
  const right = canonical(said);
  compare(withoutUnwritable(read, right), withoutDeviations(right, deviations), right, said);
  return isStrict ? 'read' : 'lenient';
}

function compare(
  read: readonly Interchange[],
  expected: readonly CanonicalInterchange[],
  right: readonly CanonicalInterchange[],
  said: string,
): void {
  const written = read.map((each, index) => writeInterchange(each, right[index]?.separators)).join('\n');
  const texts = expected.map((each) => each.text).join('\n');
  if (written !== texts) fail(`misread: ${differenceOf(written, texts)}, in ${JSON.stringify(said)}`);
}

/** The first difference of two texts, with the text around it. */
function differenceOf(written: string, expected: string): string {
  let at = 0;
  while (written[at] === expected[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 20));
  return `${around(written)} instead of ${around(expected)}`;
}

function attempt(said: string, onDeviation: ((deviation: X12Error) => void) | null): readonly Interchange[] | null {
  try {
    return readInterchanges(said, onDeviation);
  } catch (error) {
    if (error instanceof X12Error && Number.isInteger(error.position) && error.position >= 1) return null;
    throw error;
  }
}
