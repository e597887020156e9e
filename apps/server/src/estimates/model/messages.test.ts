import type { EstimateResult } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { en } from '../../documents/messages/en.ts';
import type { EstimateView } from './estimate-view.ts';
import { estimateMessages } from './messages.ts';

// What the messages hang on, and nothing else of an estimate.
const view = {
  insurance: null,
  location: { id: 'main', providers: [] },
  service: { specialty: null },
  sites: new Map(),
};
const paid = { PatientAmountRaw: 100, IsSelfPayEstimate: true } as Partial<EstimateResult> as EstimateResult;

const namesOf = (result: Partial<EstimateResult>): string[] =>
  estimateMessages(view as unknown as EstimateView, { ...paid, ...result }, en).map(({ Name }) => Name);

describe('the messages of an estimate (spec §8)', () => {
  it.each<[string, Partial<EstimateResult>]>([
    ['priceFailure', { HasPricingFailures: true }],
    ['priceFailureNoProviders', { PhysicianFeesRemoved: true }],
    ['freeEstimateNoIns', { LegitimateFreeEstimate: true }],
    ['freeEstimateIns', { LegitimateFreeEstimate: true, IsSelfPayEstimate: false }],
    ['benChanged', { BenefitsChanged: true }],
    ['alertOutOfNetwork', { OutOfNetwork: true }],
    ['alertEstimateReplaced', { IsReplaced: true }],
    ['cantCreateEstimate', { PatientAmountRaw: null }],
  ])('are %s for %j', (name, result) => expect(namesOf(result)).toEqual([name]));

  it('are none where nothing is to be said', () => expect(namesOf({})).toEqual([]));
});
