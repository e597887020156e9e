import { activationLookupForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useLookupMessages } from './use-lookup-messages.ts';

const noDate = { month: '', day: '', year: '' };

it('says a sentence for each field and each reason, in each language', async () => {
  const catalogues = {
    es: [() => import('./locales/es.po'), () => import('../../forms/locales/es.po')],
  };
  const useMessages = () => useLookupMessages({ dateOfBirth: noDate }, '2026-11-21');
  expect(await unsaidErrors(activationLookupForm, useMessages, catalogues)).toEqual([]);
});
