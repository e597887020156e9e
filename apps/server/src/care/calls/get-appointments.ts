import type { InputOf, ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { CarePorts, FreeTime } from '../../ports/care.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { listVisits } from '../../visits/queries/visits.ts';
import { appointmentModel } from '../appointment-model.ts';
import { askHospital } from '../ask-hospital.ts';
import { freeTimeModel } from '../free-time-model.ts';
import { matchVisits } from '../match-visits.ts';
import { withoutReplaced } from '../without-replaced.ts';
import { savedEstimatesFor } from '../saved-estimates-for.ts';

/** How many free times are shown. */
const FREE_TIMES = 6;

const nothing: ReplyOf<'getAppointments'> = {
  offered: false,
  appointments: [],
  isCut: false,
  unconfirmed: [],
  freeTimes: [],
};

/** The appointments of the person who is signed in, or for whom they act, with the estimate of each. */
export async function getAppointments(
  _input: InputOf<'getAppointments'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getAppointments'>> {
  const found = await askHospital(visitor, services, async (care, { ownerId, fhirId }) => {
    const [own, free] = await Promise.all([care.appointments.appointmentsOf(fhirId), freeTimesIfAny(care)]);
    return own && { ownerId, own, free };
  });
  if (found === null) return nothing;
  const { ownerId, own, free } = found;
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { appointments, movedFrom } = withoutReplaced(own.entries);
  const visits = await listVisits(database.db, ownerId, now);
  const matched = matchVisits(appointments, visits, { keys: settings.keys, now });
  const showing = {
    settings,
    language: visitor.language,
    saved: await savedEstimatesFor(ownerId, visitor, services),
    matched,
    movedFrom,
  };
  return {
    offered: true,
    appointments: appointments.map((appointment) => appointmentModel(appointment, showing)),
    isCut: own.isCut,
    unconfirmed: matched.unconfirmed,
    freeTimes: free.slice(0, FREE_TIMES).map((time) => freeTimeModel(time, showing)),
  };
}

/** They are not the patient's own: where they do not come, the appointments are shown without them. */
async function freeTimesIfAny({ appointments }: CarePorts): Promise<readonly FreeTime[]> {
  try {
    return (await appointments.freeTimes()) ?? [];
  } catch (error) {
    if (error instanceof PatientsUnreachable) return [];
    throw error;
  }
}
