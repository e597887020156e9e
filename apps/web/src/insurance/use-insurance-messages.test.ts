import { insuranceForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../forms/testing/sentences.tsx';
import { useInsuranceMessages } from './use-insurance-messages.ts';

it('says a sentence for each field of an insurance and each reason, in each language', async () => {
  const catalogues = { es: [() => import('./locales/es.po')] };
  expect(await unsaidErrors(insuranceForm, () => useInsuranceMessages().messages, catalogues)).toEqual([]);
});
