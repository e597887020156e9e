import { recordNoticeForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useNoticeMessages } from './use-notice-messages.ts';

it('says a sentence for each error of the code, in each language', async () => {
  const catalogues = { es: [() => import('./locales/es.po')] };
  expect(await unsaidErrors(recordNoticeForm, useNoticeMessages, catalogues)).toEqual([]);
});
