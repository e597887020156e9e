import { describe, expect, it } from 'vitest';
import { checkAssistance } from './check-assistance.ts';
import { policyErrors } from './policy-errors.ts';
import { guidelinesOn, publishedGuidelines } from './poverty-guidelines.ts';
import { policies } from './testing/policies.ts';
import { readCases } from './testing/read-cases.ts';

const guidelines = guidelinesOn('2026-11-25', publishedGuidelines);
const all = Object.entries(policies).map(([name, policy]) => ({ name, policy, cases: readCases(name) }));

// Issue 14, point 4: "200 worked cases against three published policies". What of the policies is published, and what modelled:
// decision 151. How the cases were worked out: decision 137.
describe.each(all)('the modelled policy "$name"', ({ policy, cases }) => {
  it('is sound', () => expect(policyErrors(policy)).toEqual([]));

  it.each(cases)('$name', ({ answers, bill, expected }) => {
    const { outcome, discount, atMostCents, open } = checkAssistance({
      policy,
      guidelines,
      answers,
      bill,
      homeState: 'WA',
    });
    expect({ outcome, discount, atMostCents, open }).toEqual(expected);
  });
});

it('are 200 cases', () => expect(all.flatMap(({ cases }) => cases)).toHaveLength(200));
