import { passwordRecoveryForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useForgotPasswordMessages } from './use-forgot-password-messages.ts';

const noDate = { month: '', day: '', year: '' };

it.each([true, false])(
  'says a sentence for each field and each reason, in each language (abroad: %s)',
  async (isAbroad) => {
    const catalogues = {
      es: [
        () => import('./locales/es.po'),
        () => import('../../forms/locales/es.po'),
        () => import('../../recovery/locales/es.po'),
      ],
    };
    const useMessages = () => useForgotPasswordMessages({ birthDate: noDate, isAbroad }, '2026-11-21');
    expect(await unsaidErrors(passwordRecoveryForm, useMessages, catalogues)).toEqual([]);
  },
);
