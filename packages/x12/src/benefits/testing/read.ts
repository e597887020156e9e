import type { BenefitRow } from '../../model/response.ts';
import { benefitsOf } from '../benefits-of.ts';
import { response, row, subscriber } from './answers.ts';

export const asked = { serviceTypeCodes: ['98', '62'], date: '2026-11-21' };
export const read = (...rows: BenefitRow[]) => benefitsOf(response(subscriber({ benefits: rows })), asked);
export const ofMri = (...rows: BenefitRow[]) => read(...rows).byServiceType.get('62');

export const total = (amountCents: number, more: Partial<BenefitRow> = {}) =>
  row('C', { period: '23', amountCents, ...more });
export const remaining = (amountCents: number, more: Partial<BenefitRow> = {}) =>
  row('C', { period: '29', amountCents, ...more });
export const copay = (amountCents: number, more: Partial<BenefitRow> = {}) =>
  row('B', { amountCents, period: '27', ...more });
export const coinsurance = (basisPoints: number, more: Partial<BenefitRow> = {}) => row('A', { basisPoints, ...more });
export const mri = { serviceTypeCodes: ['62'] };
