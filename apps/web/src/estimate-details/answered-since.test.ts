import type { CurrentInsurance } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { hasAnsweredSince } from './answered-since.ts';

const insurance = (Status: CurrentInsurance['Status'], change: Partial<CurrentInsurance> = {}): CurrentInsurance => ({
  Id: 'i-1',
  Payor: { ID: '5001', Name: 'Meridian' },
  PlanName: '',
  OtherNames: [],
  Status,
  InquiryIds: [],
  ConfirmedAt: Status === 'confirmed' ? '2026-11-27T10:00:00.000Z' : '',
  MemberIdEnding: '',
  Correction: null,
  ...change,
});

describe('an answer that came after a check had ended in vain', () => {
  it('is one that the estimate has now, and had not when the check ended', () => {
    expect(hasAnsweredSince(insurance('checking'), insurance('confirmed'))).toBe(true);
    expect(hasAnsweredSince(null, insurance('confirmed'))).toBe(true);
    expect(hasAnsweredSince(insurance('confirmed'), insurance('confirmed', { Id: 'i-2' }))).toBe(true);
    const later = insurance('confirmed', { ConfirmedAt: '2026-11-27T10:05:00.000Z' });
    expect(hasAnsweredSince(insurance('confirmed'), later)).toBe(true);
  });

  it('is none while the insurer is still asked, or where the confirmation is the one of before', () => {
    expect(hasAnsweredSince(insurance('checking'), insurance('checking'))).toBe(false);
    expect(hasAnsweredSince(insurance('checking'), insurance('needsBenefits'))).toBe(false);
    expect(hasAnsweredSince(insurance('confirmed'), insurance('confirmed'))).toBe(false);
    expect(hasAnsweredSince(insurance('checking'), null)).toBe(false);
  });
});
