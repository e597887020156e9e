import { describe, expect, it } from 'vitest';
import { checkAssistance } from './check-assistance.ts';
import { policyErrors } from './policy-errors.ts';
import { publishedPolicies } from './testing/published-policies.ts';
import { readCases } from './testing/read-cases.ts';

const all = Object.entries(publishedPolicies).map(([name, published]) => ({
  name,
  ...published,
  cases: readCases(name),
}));

// Issue 14, point 4: "200 worked cases against three published policies". What was read, and how the cases were reckoned: decision 128.
describe.each(all)('the policy of $source', ({ policy, guidelines, cases }) => {
  it('is sound', () => expect(policyErrors(policy)).toEqual([]));

  it.each(cases)('$name', ({ answers, bill, expected }) => {
    const { outcome, discount, atMostCents, open } = checkAssistance({
      policy,
      guidelines,
      answers,
      bill,
      homeState: 'CT',
    });
    expect({ outcome, discount, atMostCents, open }).toEqual(expected);
  });
});

it('are 200 cases of three published policies', () => {
  expect(all).toHaveLength(3);
  expect(all.flatMap(({ cases }) => cases)).toHaveLength(200);
});
