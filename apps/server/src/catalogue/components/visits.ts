import type { Words } from '@portico/contract';
import { type KindOfCareId, kindsOfCare } from '../service-types/kinds-of-care.ts';
import type { ServiceTypeCode } from '../service-type-codes.ts';
import type { ServiceComponent } from '../types.ts';
import { billed } from './billed.ts';
import { part } from './part-names.ts';

/**
 * What the hospital bills of a visit or a session, if the clinic belongs to it: the same code as the doctor, or as
 * `alternates` HCPCS G0463, by which it bills Medicare for any visit.
 */
const clinicOf = (code: string, serviceType: ServiceTypeCode, alternates: readonly string[] = []): ServiceComponent =>
  billed({ id: 'clinic', name: part.clinic, code, alternates, fee: 'facility', serviceType, optional: true });

/** A visit: the doctor, and the clinic's own fee if the clinic belongs to the hospital. */
export const officeVisit = (
  code: string,
  kind: KindOfCareId = 'office',
  name: Words = part.visit,
): readonly ServiceComponent[] => [
  billed({ id: 'visit', name, code, fee: 'professional', serviceType: kindsOfCare[kind].physician }),
  clinicOf(code, kindsOfCare[kind].hospital, ['G0463']),
];

/** A visit without an appointment: as an office visit, or under the one code that some insurers know for it. */
export const urgentCareVisit = (code: string): readonly ServiceComponent[] => [
  billed({ id: 'visit', name: part.visit, code, alternates: ['S9083'], fee: 'professional', serviceType: 'UC' }),
  clinicOf(code, 'UC', ['G0463']),
];

/** A visit to the emergency room: the hospital and the doctor bill the same code, by how much care it took. */
export const emergencyVisit = (code: string): readonly ServiceComponent[] => [
  billed({ id: 'room', name: part.emergencyRoom, code, fee: 'facility', serviceType: '86' }),
  billed({ id: 'doctor', name: part.emergencyDoctor, code, fee: 'professional', serviceType: '86' }),
];

/** A talk-therapy session: the therapist, and the clinic's own fee if the clinic belongs to the hospital. */
export const therapySession = (code: string, name: Words): readonly ServiceComponent[] => [
  billed({ id: 'session', name, code, fee: 'professional', serviceType: 'MH' }),
  clinicOf(code, 'MH'),
];
