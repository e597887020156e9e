import type { EstimateModel } from '@portico/contract';
import { expect, it } from 'vitest';
import { benefitsFormKey } from './benefits-form-key.ts';

const of = (id: string, payor: string, kind: string | null = null) =>
  benefitsFormKey({
    CurrentInsurance: { Id: id, Payor: { ID: payor, Name: payor } },
    KindOfCare: kind === null ? null : { Chosen: kind },
  } as EstimateModel);

it('a form for benefits stays through another check of the same insurance, and is another for another payor or kind of care', () => {
  expect(of('b', 'meridian')).toBe(of('a', 'meridian'));
  expect(of('a', 'cascadia-blue')).not.toBe(of('a', 'meridian'));
  expect(of('a', 'meridian', 'screening')).not.toBe(of('a', 'meridian'));
});
