import type { NamedProvider } from '@portico/x12';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { unknownSet } from '../figures/plan-benefits.ts';
import { insuredProcedure } from '../testing/insured-service.ts';
import { firstPlan } from '../figures/reached-limits.ts';
import { doctorNotes } from './doctor-notes.ts';
import type { NotedEstimate } from './noted-estimate.ts';

const covered = {
  ...unknownSet,
  coinsuranceBasisPoints: 2000,
  deductible: { remainingCents: 0, totalCents: null },
};
const insured = insuredProcedure([], { overall: covered, byServiceType: {} });
const provider = { id: 'osei-amara', name: 'Amara Osei', credentials: 'MD', specialty: 'orthopedic-surgery' };
const named = (isInNetwork: boolean | null, npi: string | null = '1000000053'): NamedProvider => ({
  role: 'provider',
  firstName: 'AMARA',
  name: 'OSEI',
  npi,
  isInNetwork,
});

/** The kinds of the notes on a doctor with an NPI, by whom the insurer names. */
function kindsOf(providers: readonly NamedProvider[], over: { npi?: string; outOfNetwork?: boolean } = {}): string[] {
  const { npi = '1000000053', outOfNetwork = false } = over;
  const told = {
    from: 'insurer' as const,
    at: '2026-11-21T10:00:00.000Z',
    planName: '',
    overall: covered,
    byServiceType: {},
    outOfNetwork: null,
    notices: { endsOn: null, onFile: null, providers },
  };
  const insurance = { benefits: told, told } as unknown as NotedEstimate['view']['insurance'];
  const view = { insurance, provider: { ...provider, npi } } as unknown as NotedEstimate['view'];
  const messages = messagesOf('en');
  const dates = { validUntil: '2026-12-21', timeZone: 'America/Los_Angeles' };
  const noted = { view, plan: { ...firstPlan(insured), outOfNetwork }, ...dates, messages };
  return doctorNotes(noted).map(({ Kind }) => Kind);
}

describe('the network of the doctor who was chosen (issue 11, point 4)', () => {
  it.each<[string, readonly NamedProvider[], string[]]>([
    ['in it', [named(true)], ['doctorInNetwork']],
    ['out of it', [named(false)], ['doctorOutOfNetwork']],
    ['named without a network', [named(null)], ['doctorUnsaid']],
    ['named in both', [named(true), named(false)], ['doctorUnsaid']],
    ['nobody named', [], ['doctorUnsaid']],
    ['the same name under another NPI', [named(true, '1000000061')], ['doctorUnsaid']],
    ['the same name without an NPI', [named(true, null)], ['doctorUnsaid']],
  ])('%s', (_, providers, kinds) => expect(kindsOf(providers)).toEqual(kinds));

  it('is not spoken of where the hospital itself is out of it', () => {
    expect(kindsOf([named(true)], { outOfNetwork: true })).toEqual([]);
  });
});
