import { useLingui } from '@lingui/react';
import { emailForm, factorPhoneForm, newPasswordForm, passwordChangeForm, questionChangeForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { useNewPasswordMessages } from '../../../forms/new-password.tsx';
import { unsaidErrors } from '../../../forms/testing/sentences.tsx';
import {
  useEmailMessages,
  useFactorPhoneMessages,
  usePasswordChangeMessages,
  useQuestionChangeMessages,
} from './use-security-messages.ts';

const catalogues = { es: [() => import('./locales/es.po'), () => import('../../../forms/locales/es.po')] };

it('says a sentence for each field of a new password and each reason, in each language', async () =>
  expect(await unsaidErrors(newPasswordForm, useNewPasswordMessages, catalogues)).toEqual([]));

it('says a sentence for each field of a change of password and each reason, in each language', async () =>
  expect(await unsaidErrors(passwordChangeForm, usePasswordChangeMessages, catalogues)).toEqual([]));

it('says a sentence for each field of a change of question, and what the server says of the answer', async () => {
  const useMessages = () => {
    const isSpanish = useLingui().i18n.locale === 'es';
    return useQuestionChangeMessages(isSpanish ? 'Su respuesta es demasiado corta.' : 'Your answer is too short.');
  };
  expect(await unsaidErrors(questionChangeForm, useMessages, catalogues)).toEqual([]);
});

it('says a sentence for each reason that a phone is refused for, in each language', async () =>
  expect(await unsaidErrors(factorPhoneForm, useFactorPhoneMessages, catalogues)).toEqual([]));

it('says a sentence for each reason that an e-mail address is refused for, in each language', async () =>
  expect(await unsaidErrors(emailForm, useEmailMessages, catalogues)).toEqual([]));
