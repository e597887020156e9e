import { describe, expect, it } from 'vitest';
import { evidenceIn } from './coverage-document.ts';
import { errorsOfEvidence } from './coverage-errors.ts';
import { houseFiles } from './house-files.ts';
import { readDocument, readRows } from './read-document.ts';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter; they come first in it. */
const sections: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
  ),
);

/** What may stand in place of a test. */
const reason = /^(?:\*\*Not met\*\*|Not here|Operator):/;

describe('docs/asvs.md (issue 12: OWASP ASVS 5.0 level 2, beside the test or the reason)', () => {
  const rows = readRows(readDocument('docs/asvs.md'), 'requirement').map((row) => ({
    ids: (row.get('requirement') ?? '').split(',').map((id) => id.trim()),
    here: row.get('here') ?? '',
    ...evidenceIn((row.get('shown by') ?? '').replace(/^–$/, '')),
  }));

  it('has every requirement of levels 1 and 2 once', () => {
    const listed = rows.flatMap(({ ids }) => ids);
    expect(listed.toSorted()).toEqual(requirements.toSorted());
  });

  it('names for each a test or a decision that is there, or a reason', () => {
    const errors = rows.flatMap(({ ids, here, tests, decisions, remainder }) => [
      ...(tests.length + decisions.length > 0 || reason.test(here) ? [] : [`${ids[0]}: neither a test nor a reason`]),
      ...(remainder === '' ? [] : [`${ids[0]}: “${remainder}” is of no known form`]),
      ...errorsOfEvidence({ tests, decisions }, houseFiles).map((error) => `${ids[0]}: ${error}`),
    ]);
    expect(errors).toEqual([]);
  });
});
