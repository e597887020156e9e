import { resumeSignUpForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useResumeMessages } from './use-resume-messages.ts';

const noDate = { month: '', day: '', year: '' };

it('says a sentence for each error of the date of birth, in each language', async () => {
  const catalogues = { es: [() => import('../../forms/locales/es.po')] };
  const useMessages = () => useResumeMessages(noDate, '2026-11-21');
  expect(await unsaidErrors(resumeSignUpForm, useMessages, catalogues)).toEqual([]);
});
