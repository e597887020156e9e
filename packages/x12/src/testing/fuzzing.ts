import { fail } from 'node:assert/strict';
import fc from 'fast-check';
import { X12Error, readInterchanges, writeInterchange } from '../index.ts';
import type { Interchange } from '../model/interchange.ts';
import { interchange } from './arbitrary-interchange.ts';
import { canonical } from './canonical.ts';
import { separators } from './arbitrary-values.ts';
import { mutate, mutation, recounted } from './mutation.ts';
import { ordinaryTexts } from './ordinary-texts.ts';

const SEED = 270_271;

/** Messages to mutate: such as payers send, and such as have everything that the guides have. */
const texts: readonly string[] = [
  ...ordinaryTexts,
  ...fc.sample(interchange, { numRuns: 50, seed: SEED }).map((each) => writeInterchange(each)),
  ...fc
    .sample(fc.tuple(interchange, separators), { numRuns: 20, seed: SEED })
    .map(([each, legal]) => writeInterchange(each, legal)),
];

/** A right message with one to three mutations, after some of which it is counted again. */
export const mutatedText: fc.Arbitrary<string> = fc
  .tuple(fc.nat(texts.length - 1), fc.array(mutation, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([index, mutations, isRecounted]) => {
    const text = mutate(texts[index] ?? '', mutations);
    return isRecounted ? recounted(text) : text;
  });

/**
 * Reads a text that may be wrong. Either it is refused with an X12Error that has a place in it, or the model says all
 * that the text says and nothing else: written again, it gives the canonical form of that very text. Tells which.
 */
export function readOrRefuse(text: string): 'read' | 'refused' {
  const read = attempt(text);
  if (read === null) return 'refused';
  const right = canonical(text);
  const written = read.map((each, index) => writeInterchange(each, right[index]?.separators));
  const expected = right.map((each) => each.text);
  if (written.join('\n') !== expected.join('\n')) {
    fail(`misread:\n${JSON.stringify(text)}\nas\n${JSON.stringify(written)}\ninstead of\n${JSON.stringify(expected)}`);
  }
  return 'read';
}

function attempt(text: string): readonly Interchange[] | null {
  try {
    return readInterchanges(text);
  } catch (error) {
    if (error instanceof X12Error && Number.isInteger(error.position) && error.position >= 1) return null;
    throw error;
  }
}
