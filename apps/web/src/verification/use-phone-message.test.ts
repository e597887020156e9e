import { phoneOnFileForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../forms/testing/sentences.tsx';
import { usePhoneOnFileMessages } from './use-phone-message.ts';

it('says a sentence for each reason that the number on file is refused for, in each language', async () => {
  const catalogues = { es: [() => import('./locales/es.po')] };
  expect(await unsaidErrors(phoneOnFileForm, () => usePhoneOnFileMessages()('0142'), catalogues)).toEqual([]);
});
