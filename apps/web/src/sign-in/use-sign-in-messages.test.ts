import { signInForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../forms/testing/sentences.tsx';
import { useSignInMessages } from './use-sign-in-messages.ts';

it('says a sentence for each field to sign in with, in each language', async () => {
  const catalogues = { es: [() => import('../locales/es.po')] };
  expect(await unsaidErrors(signInForm, useSignInMessages, catalogues)).toEqual([]);
});
