import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { Benefits, BenefitSet } from '../figures/plan-benefits.ts';
import {
  chargeOf,
  insuredProcedure,
  meridianRate,
  nameOfPart,
  physicianType,
  planSet,
  procedure,
} from '../testing/insured-service.ts';
import { workingSteps } from './working.ts';

const hospital = chargeOf('facility', { rates: [meridianRate({ dollarCents: 80_000 })] });
const physician = chargeOf('professional', { rates: [meridianRate({ dollarCents: 20_000 })] });

function belowTotal(benefits: Benefits, language: 'en' | 'es'): string {
  const insured = insuredProcedure([hospital, physician], benefits);
  if (insured.owed === null) throw new Error('no amount');
  const { share } = insured.owed;
  const messages = messagesOf(language);
  const steps = workingSteps({ service: procedure, insured, share, messages, reachedTypes: [], nameOf: nameOfPart });
  return steps.at(-1)?.Detail ?? '';
}

describe('the insurer’s words that stand with a figure wherever it is told (005010X279A1, MSG of 2110C)', () => {
  const remarks = ['TELEHEALTH VISITS ONLY'];
  const plan: BenefitSet = { ...planSet(0, null), coinsuranceBasisPoints: 2000 };
  const own: BenefitSet = { ...planSet(null, null), copay: { cents: 1000, per: 'visit' }, remarks };

  it.each([
    ['en', 'Check that they fit this care. In your insurer’s words: “TELEHEALTH VISITS ONLY”'],
    ['es', 'Vea si corresponden a esta atención. En palabras de su aseguradora: «TELEHEALTH VISITS ONLY»'],
  ] as const)('are shown below the amount, each once: %s', (language, words) => {
    const both: Benefits = { overall: { ...plan, remarks }, byServiceType: { [physicianType]: own } };
    for (const benefits of [both, { ...both, overall: plan }, { ...both, byServiceType: {} }]) {
      expect(belowTotal(benefits, language).split(words)).toHaveLength(2);
    }
  });

  it('are not, where the figure does not count', () => {
    const stated: BenefitSet = { ...own, remarks: [] };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: stated } }, 'en')).not.toContain('words');
    const excluded: BenefitSet = { ...own, covered: false };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: excluded } }, 'en')).not.toContain('words');
  });
});
