import { helpDeskForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../forms/testing/sentences.tsx';
import { useHelpDeskMessages } from './use-help-desk-messages.ts';

it('says a sentence for each field and each reason, in each language', async () => {
  const catalogues = { es: [() => import('./locales/es.po')] };
  expect(await unsaidErrors(helpDeskForm, () => useHelpDeskMessages('2026-11-21'), catalogues)).toEqual([]);
});
