import type { EstimateModel, SecondInsurance } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { offersSecond, secondPanelOf } from './second-insurance-of.ts';

type Status = SecondInsurance['Insurance']['Status'];
const insurance = (Status: Status) => ({
  Id: 'a',
  Payor: { ID: 'meridian', Name: 'Meridian' },
  PlanName: '',
  OtherNames: [],
  Status,
  InquiryIds: [],
  ConfirmedAt: '',
  MemberIdEnding: '',
  Correction: null,
});
const second = (status: Status): SecondInsurance => ({
  Insurance: insurance(status),
  DefaultBenefits: { Overall: [], ServiceTypes: [] },
  CanPayFirst: true,
});
const model = (more: Partial<EstimateModel>) =>
  ({
    CurrentInsurance: insurance('confirmed'),
    SecondInsurance: null,
    OtherInsurances: [],
    IsSelfPay: false,
    CanAddInsurance: true,
    ...more,
  }) as EstimateModel;

describe('a second insurance (issue 11, point 5)', () => {
  it('is offered once the first is settled, and while no form of the first is open', () => {
    expect(offersSecond(model({}), false)).toBe(true);
    expect(offersSecond(model({}), true)).toBe(false);
    expect(offersSecond(model({ CurrentInsurance: insurance('needsBenefits') }), false)).toBe(false);
    expect(offersSecond(model({ CurrentInsurance: null }), false)).toBe(false);
    expect(offersSecond(model({ IsSelfPay: true }), false)).toBe(false);
    expect(offersSecond(model({ CanAddInsurance: false }), false)).toBe(false);
  });

  it('is offered where the first insurer names it, and stays in sight once it is there', () => {
    const unsettled = { CurrentInsurance: insurance('needsBenefits') };
    const named = { Order: 'primary' as const, Name: 'CASCADIA', PayorId: 'other', NamedBy: 'Meridian' };
    expect(offersSecond(model({ ...unsettled, OtherInsurances: [named] }), false)).toBe(true);
    expect(offersSecond(model({ ...unsettled, SecondInsurance: second('confirmed') }), false)).toBe(true);
  });

  it('opens its form where fields are to be corrected, else its benefits where they are missing', () => {
    expect(secondPanelOf(null, null)).toBe('closed');
    expect(secondPanelOf(null, {})).toBe('form');
    expect(secondPanelOf(second('needsBenefits'), null)).toBe('benefits');
    expect(secondPanelOf(second('confirmed'), null)).toBe('closed');
    expect(secondPanelOf(second('checking'), null)).toBe('closed');
  });
});
