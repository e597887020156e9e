import { demographicsForm } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { FormMessages } from '../../forms/form-messages.ts';
import { sentence, sentencesOf } from '../../forms/testing/sentences.tsx';
import { nothingTyped } from './typed-again.ts';
import { useDemographicsMessages } from './use-demographics-messages.ts';

const catalogues = {
  en: [() => import('./locales/en.po'), () => import('../../forms/locales/en.po')],
  es: [() => import('./locales/es.po'), () => import('../../forms/locales/es.po')],
};
const saidIn = (language: 'en' | 'es', country: string) =>
  sentencesOf(
    demographicsForm,
    () => useDemographicsMessages({ ...nothingTyped, country }, '2026-11-21'),
    language,
    catalogues,
  );

describe('what is said of the demographics of a sign-up', () => {
  it.each(['US', 'CA', 'IE'])('is one sentence for each field and reason, in each language (%s)', async (country) => {
    const english = await saidIn('en', country);
    const spanish = await saidIn('es', country);
    expect(english.size).toBeGreaterThan(Object.keys(demographicsForm).length);
    for (const said of [english, spanish]) {
      for (const [error, sentences] of said)
        expect([error, ...sentences]).toEqual([error, expect.stringMatching(sentence)]);
    }
    const untranslated = [...english].filter(([error, [said]]) => spanish.get(error)?.[0] === said);
    expect(untranslated).toEqual([]);
  });

  it('lacks no field and no reason: either does not compile', () => {
    type Messages = FormMessages<Pick<typeof demographicsForm, 'workPhone' | 'race'>>;
    const phone = { digits: '…', characters: '…', invalid: '…' };
    const whole: Messages = { workPhone: phone, race: '…' };
    // @ts-expect-error no sentence for the race
    const noField: Messages = { workPhone: phone };
    // @ts-expect-error no sentence for a phone of too few digits
    const noReason: Messages = { workPhone: { characters: '…', invalid: '…' }, race: '…' };
    // @ts-expect-error a reason that no phone is refused for
    const noSuchReason: Messages = { workPhone: { ...phone, tooLoud: '…' }, race: '…' };
    expect([whole, noField, noReason, noSuchReason]).toHaveLength(4);
  });
});
