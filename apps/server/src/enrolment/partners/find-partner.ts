import { Refusal } from '../../platform/refusal.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { Partner } from '../../platform/settings/partners.ts';

/** The partner with exactly this name; undefined if the settings have none. */
export function findPartner({ partners }: Pick<HealthSystem, 'partners'>, name: string): Partner | undefined {
  return partners.find((each) => each.name === name);
}

/** @throws Refusal unknownPartner */
export function requireKnownPartner(healthSystem: Pick<HealthSystem, 'partners'>, name: string): Partner {
  const partner = findPartner(healthSystem, name);
  if (partner === undefined) throw new Refusal('unknownPartner');
  return partner;
}
