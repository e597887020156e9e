import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { EstimateMessageName, EstimateResult } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAmountWords, type AmountWords } from './use-amount-words.ts';

const priced = { PatientAmount: '$210.00', LegitimateFreeEstimate: false, Preventive: null } as EstimateResult;

function wordsOf(names: EstimateMessageName[], change: Partial<EstimateResult> = {}): AmountWords {
  const found: AmountWords[] = [];
  const Probe = () => {
    const Messages = names.map((Name) => ({ Name, Text: '' }));
    found.push(useAmountWords()({ Messages }, { ...priced, ...change }));
    return null;
  };
  i18n.load('en', {});
  i18n.activate('en');
  renderToString(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  const [words] = found;
  if (words === undefined) throw new Error('nothing was rendered');
  return words;
}

describe('what an amount is said to be, to those who see it and to those who hear it', () => {
  it.each<[string, EstimateMessageName[], Partial<EstimateResult>]>([
    ['You would pay about', [], {}],
    ['You would pay at least', ['leastAmount'], {}],
    ['You would pay', ['freeEstimateIns'], { LegitimateFreeEstimate: true, PatientAmount: '$0.00' }],
    ['The doctor’s part would cost about', ['doctorsPartOnly'], {}],
    ['You would pay about', ['priceFailure'], {}],
  ])('%s', (heading, names, change) => {
    const words = wordsOf(names, change);
    expect(words.heading).toBe(heading);
    const amount = change.PatientAmount ?? priced.PatientAmount;
    expect(words.sentence.toLowerCase()).toBe(`${heading} ${amount}`.toLowerCase());
  });
});
