import { OVERALL, type BenefitDefault, type DefaultBenefits } from '@portico/contract';
import type { BenefitField } from './benefit-fields.ts';

/** Whether something is known of a field before anything is typed: a value, or several to choose from. */
export function isKnown(defaults: DefaultBenefits, field: BenefitField): boolean {
  const known = defaultOf(defaults, field);
  return known !== undefined && (known.defaultValue !== '' || known.Candidates.length > 0);
}

/** The values to choose from where the insurer's answer leaves it open. */
export function candidatesOf(defaults: DefaultBenefits, field: BenefitField): BenefitDefault['Candidates'] {
  return defaultOf(defaults, field)?.Candidates ?? [];
}

function defaultOf({ Overall, ServiceTypes }: DefaultBenefits, { scope, benefit }: BenefitField) {
  const ofScope = scope === OVERALL ? Overall : ServiceTypes.find(({ Id }) => Id === scope)?.Defaults;
  return ofScope?.find(({ BenefitId }) => BenefitId === benefit.BenefitId);
}
