import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitsOf } from './benefits-of.ts';
import { mergeResponses } from './merge-responses.ts';
import { party, person, response, row, subscriber } from './testing/answers.ts';
import { asked, coinsurance, copay, mri, remaining, total } from './testing/read.ts';

const office = { serviceTypeCodes: ['98'] };
const plan = [row('1'), coinsurance(2000), total(150_000), remaining(60_000)];
const answer = (...rows: ReturnType<typeof row>[]) => response(subscriber({ benefits: rows }));

describe('answers to one 270 for each service type (2110C EQ)', () => {
  const parts = [
    answer(...plan),
    answer(row('1'), copay(15_000, mri), remaining(60_000)),
    answer(row('1'), copay(3000, office)),
  ] as const;

  it('tell together what one answer to all would', () => {
    const [first, ...others] = parts;
    const joined = benefitsOf(mergeResponses(first, others), asked);
    const whole = benefitsOf(answer(...plan, copay(15_000, mri), copay(3000, office)), asked);
    expect(joined).toEqual(whole);
    expect(joined.overall.deductible.remainingCents).toBe(60_000);
  });

  it('say the same in every order', () => {
    const told = fc.shuffledSubarray([...parts], { minLength: 3 }).map(([first, ...others]) => {
      if (first === undefined) throw new Error('There is no answer.');
      return benefitsOf(mergeResponses(first, others), asked);
    });
    const [first, ...others] = parts;
    const expected = benefitsOf(mergeResponses(first, others), asked);
    fc.assert(
      fc.property(told, (each) => {
        expect(each).toEqual(expected);
      }),
    );
  });

  it('leave open what they contradict each other in', () => {
    const joined = benefitsOf(mergeResponses(answer(...plan), [answer(row('1'), remaining(20_000))]), asked);
    expect(joined.overall.deductible).toMatchObject({ remainingCents: null });
    expect(joined.overall.deductible.remainingCandidates.map(({ value }) => value)).toEqual([60_000, 20_000]);
  });

  it('are of the dependent, at whichever level each tells it', () => {
    const leo = person(party('03', 'RIVERA', { firstName: 'LEO' }), { benefits: plan });
    const ofDependent = response(subscriber({ dependents: [leo] }));
    const joined = benefitsOf(mergeResponses(ofDependent, [answer(copay(15_000, mri))]), asked);
    expect(joined.dependent?.firstName).toBe('LEO');
    expect(joined.byServiceType.get('62')?.copay).toEqual({ value: { cents: 15_000, per: 'visit' } });
  });

  it('add nothing where one is about several people', () => {
    const two = response(subscriber({ benefits: [copay(1, mri)] }), subscriber({ benefits: [copay(2, mri)] }));
    expect(mergeResponses(answer(...plan), [two])).toEqual(answer(...plan));
  });
});
