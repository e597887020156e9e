import { usernameRecoveryForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useForgotUsernameMessages } from './use-forgot-username-messages.ts';

const noDate = { month: '', day: '', year: '' };

it.each(['specification', 'asWritten'] as const)(
  'says a sentence for each field and each reason (%s)',
  async (nameRule) => {
    const catalogues = {
      es: [
        () => import('./locales/es.po'),
        () => import('../../forms/locales/es.po'),
        () => import('../../recovery/locales/es.po'),
      ],
    };
    const useMessages = () =>
      useForgotUsernameMessages({ birthDate: noDate, isAbroad: false }, { today: '2026-11-21', nameRule });
    expect(await unsaidErrors(usernameRecoveryForm, useMessages, catalogues)).toEqual([]);
  },
);
