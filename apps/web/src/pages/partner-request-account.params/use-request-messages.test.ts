import { employeeNumberForm, workEmailForm } from '@portico/rules';
import { expect, it } from 'vitest';
import { unsaidErrors } from '../../forms/testing/sentences.tsx';
import { useEmployeeNumberMessages, useWorkEmailMessages } from './use-request-messages.ts';

const catalogues = { es: [() => import('./locales/es.po')] };

it('says a sentence for each reason that a work email is refused for, in each language', async () =>
  expect(await unsaidErrors(workEmailForm, useWorkEmailMessages, catalogues)).toEqual([]));

it('says a sentence for each reason that a social security number is refused for, in each language', async () =>
  expect(await unsaidErrors(employeeNumberForm, useEmployeeNumberMessages, catalogues)).toEqual([]));
