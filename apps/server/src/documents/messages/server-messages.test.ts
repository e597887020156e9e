import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

describe('what the server says', () => {
  it('has the messages of spec §8 to the letter', () =>
    expect(en.messages).toMatchObject({
      priceFailure:
        'We were unable to calculate a price for some parts of this estimate. The actual price may be higher.',
      priceFailureNoProviders:
        'We are not able to calculate physician fees for this location. This estimate is showing hospital fees only.',
      alertOutOfNetwork: 'This service may be considered out of network by your insurance provider.',
      alertEstimateReplaced: 'This estimate is being revised and may not be up to date.',
      enterBenefits: 'Please enter your benefits in the fields above before continuing.',
      cantCreateEstimate: "We couldn't create an estimate with the information you provided.",
      selectLocation: 'Please select a location to increase the accuracy of this estimate.',
    }));

  it('has a text of its own for each rejection of an insurer (CAQH CORE)', () => {
    for (const { insurance } of [en, es]) {
      const texts = Object.values(insurance.rejections);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('writes integer cents as US dollars in both languages', () => {
    expect(en.money(123_456_705)).toBe('$1,234,567.05');
    expect(es.money(123_456_705)).toBe('$1,234,567.05');
    expect(en.money(-5000)).toBe('−$50.00');
    expect(en.money(0)).toBe('$0.00');
  });

  it('writes a day as it stands on the calendar, wherever the server is', () => {
    expect(en.day('2026-12-01')).toBe('December 1, 2026');
    expect(es.day('2026-12-01')).toBe('1 de diciembre de 2026');
  });

  it('says nothing in English where Spanish is spoken', () => {
    const shared = sentences(en).filter((text) => sentences(es).includes(text));
    // "No", and the word before a page's title, are the same in both; some places say nothing.
    expect(shared.filter((text) => text !== '')).toEqual(['No', 'Error']);
  });
});

function sentences(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? sentences(value) : [];
  });
}
