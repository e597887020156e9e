import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/db/tables.ts';
import { saveInsurance } from '../../estimates/insurance/save-insurance.ts';
import type { Insurance } from '../../estimates/insurance/insurance.ts';
import type { PatientCoverage } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';
import type { HealthSystemPayor } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';
import type { IssuedTo } from './issued-to.ts';

/**
 * Stores the insurance that the hospital knows, so that estimates start with it. It takes the first coverage that is in
 * force, is the patient's own, and has an insurer with exactly the name of one of the portal's. The patient enters any
 * other.
 */
export async function saveCoverageOnFile(
  trx: Transaction<Tables>,
  accountId: string,
  issuedTo: IssuedTo,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const now = ports.clock.now();
  const { payors, timeZone } = settings.healthSystem;
  const today = dayIn(timeZone, now);
  const insurance = issuedTo.coverage
    .filter((coverage) => isInForce(coverage, today))
    .map((coverage) => insuranceOf(issuedTo, coverage, payors))
    .find((each) => each !== null);
  if (insurance === undefined) return;
  const entered = { id: randomUUID(), insurance, expiresAt: now, place: 'first' } as const;
  await saveInsurance(trx, entered, { ownerId: accountId, kind: 'account' }, { ports, settings });
}

function isInForce({ start, end }: PatientCoverage, today: string): boolean {
  return (start === null || start <= today) && (end === null || today <= end);
}

/**
 * Null if the insurer is not one of the portal's, if there is no subscriber number, or if another person holds the
 * policy, whose name is not known.
 */
function insuranceOf(
  { firstName, lastName, birthDate }: IssuedTo,
  { payorName, subscriberId, groupNumber, relationship }: PatientCoverage,
  payors: readonly HealthSystemPayor[],
): Insurance | null {
  const payor = payors.find(({ name, otherNames }) =>
    [name, ...otherNames].some((each) => payorName !== null && normalize(each) === normalize(payorName)),
  );
  if (payor === undefined || subscriberId === null || relationship !== 'self') return null;
  return {
    payorId: payor.id,
    payorName: '',
    patientIsSubscriber: true,
    member: { firstName, lastName, birthDate, number: subscriberId },
    subscriber: null,
    groupNumber: groupNumber ?? '',
  };
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
