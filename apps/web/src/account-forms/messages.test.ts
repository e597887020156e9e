import { useLingui } from '@lingui/react';
import { loginForm, questionForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../forms/testing/sentences.tsx';
import { useLoginMessages } from './login-fields.tsx';
import { useQuestionMessages } from './question-fields.tsx';

const catalogues = { es: [() => import('./locales/es.po'), () => import('../forms/locales/es.po')] };

it.each(['signUp', 'activation'] as const)(
  'says a sentence for each field of a new login and each reason, in each language (%s)',
  async (flow) => expect(await unsaidErrors(loginForm, () => useLoginMessages(flow), catalogues)).toEqual([]),
);

it('says a sentence for each field of a security question, and what the server says of the answer', async () => {
  const useMessages = () => {
    const isSpanish = useLingui().i18n.locale === 'es';
    return useQuestionMessages(isSpanish ? 'Su respuesta es demasiado corta.' : 'Your answer is too short.');
  };
  expect(await unsaidErrors(questionForm, useMessages, catalogues)).toEqual([]);
});
