import type { Settings } from '../../platform/settings/settings.ts';

/** The FHIR server's base address as apps have it, without a slash at its end; null where no FHIR server takes tokens of ours. */
export function fhirBaseOf({
  healthSystem: { smart },
  patients: { server },
}: Pick<Settings, 'healthSystem' | 'patients'>): string | null {
  if (smart === undefined) return null;
  return smart.fhirUrl ?? server?.url ?? null;
}
