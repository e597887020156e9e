import { insuranceForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { sentence, sentencesOf } from '../forms/testing/sentences.tsx';
import { useInsuranceWords } from './use-insurance-words.ts';

const saidIn = (language: 'en' | 'es') =>
  sentencesOf(insuranceForm, () => useInsuranceWords().messages, language, {
    en: [() => import('./locales/en.po')],
    es: [() => import('./locales/es.po')],
  });

it('says one sentence for each field of an insurance and each reason, in each language', async () => {
  const english = await saidIn('en');
  const spanish = await saidIn('es');
  expect(english.size).toBeGreaterThan(Object.keys(insuranceForm).length);
  for (const said of [english, spanish]) {
    for (const [error, sentences] of said)
      expect([error, ...sentences]).toEqual([error, expect.stringMatching(sentence)]);
  }
  expect([...english].filter(([error, [said]]) => spanish.get(error)?.[0] === said)).toEqual([]);
});
