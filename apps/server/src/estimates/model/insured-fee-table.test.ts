import { expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { chargeOf, insuredProcedure, meridianRate, nameOfPart, planSet } from '../testing/insured-service.ts';
import { insuredFeeTable } from './insured-fee-table.ts';

const file = { versionId: 1, fileName: 'f.json', hospitalName: 'Test Hospital', lastUpdatedOn: null, sourceUrl: null };

/** Why the hospital's part costs what it does, where the file has this of the rate. */
function ruleWith(over: Parameters<typeof meridianRate>[0], language: 'en' | 'es' = 'en'): string | undefined {
  const charges = [chargeOf('facility', { rates: [meridianRate(over)] })];
  const insured = insuredProcedure(charges, { overall: planSet(0, null), byServiceType: {} });
  const messages = messagesOf(language);
  const rows = insuredFeeTable({ estimate: insured.allowed, file, messages, nameOf: nameOfPart, insured });
  return rows[0]?.Children[0]?.Source?.Rule;
}

// Decision 242: nothing is said of a contract that the file does not say.
it('the middle of what was paid is of a formula only where the file has one', () => {
  const paid = { medianCents: 50_000, p10Cents: 40_000, p90Cents: 60_000 };
  const formula = { algorithm: 'by contract', ...paid };
  expect(ruleWith(formula)).toContain(
    'Your insurer pays by a formula. This is the middle of what it has paid: mostly from $400.00 to $600.00.',
  );
  expect(ruleWith(paid)).toContain(
    'The file has no agreed price with your insurer. This is the middle of what it has paid: mostly from $400.00 to $600.00.',
  );
  expect(ruleWith({ medianCents: 50_000 })).toContain(
    'The file has no agreed price with your insurer. This is the middle of what it has paid.',
  );
  expect(ruleWith(paid, 'es')).toContain('El archivo no tiene un precio acordado con su aseguradora.');
});
