import { cardForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useCardMessages } from './use-card-messages.ts';

it.each([
  [null, 'US'],
  ['visa', 'US'],
  ['amex', 'CA'],
] as const)(
  'says a sentence for each field of a card and each reason, in each language (%s, %s)',
  async (type, country) => {
    const catalogues = { es: [() => import('./locales/es.po')] };
    expect(await unsaidErrors(cardForm, () => useCardMessages(type, country), catalogues)).toEqual([]);
  },
);
