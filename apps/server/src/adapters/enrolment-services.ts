import type { Keys } from '../platform/crypto/keys.ts';
import type { BureauPort } from '../ports/bureau.ts';
import type { CardCheckPort } from '../ports/card-check.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ports } from '../platform/services.ts';
import type { EnrolmentServices } from '../platform/settings/enrolment-services.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { bureauByHttp } from './bureau-http.ts';
import { bureauOfDemonstration } from './bureau-local.ts';
import { cardCheckByHttp } from './card-check-http.ts';
import { cardCheckOfDemonstration } from './card-check-local.ts';
import { geocodingByHttp } from './geocoding-http.ts';
import { geocodingByTable } from './geocoding-local.ts';
import type { ServiceError } from './service-error.ts';
import { partnerRosterByHttp } from './partner-roster-http.ts';
import { partnerRosterOfDemonstration } from './partner-roster-local.ts';

type Report = (error: ServiceError) => void;

/** For a hospital without a card check, which offers none. A person who came to the card before uses another method. */
const cardCheckOfNobody: CardCheckPort = {
  check: async () => ({ outcome: 'unavailable' }),
};

/** For a hospital without a credit bureau, in the same way. */
const bureauOfNobody: BureauPort = {
  questions: async () => ({ outcome: 'unavailable' }),
  answers: async () => ({ outcome: 'unavailable' }),
};

/**
 * Creates the services of enrolment as set: the hospital's own, and the demonstration's where none is set.
 *
 * @param report called for each request that a service did not answer.
 */
export function createEnrolmentServices(
  { enrolment, healthSystem, keys }: Pick<Settings, 'enrolment' | 'healthSystem' | 'keys'>,
  clock: Clock,
  report: Report,
): Pick<Ports, 'cardCheck' | 'bureau' | 'geocoding' | 'partnerRoster'> {
  const { geocoding, partnerRoster } = enrolment;
  return {
    cardCheck: createCardCheck(enrolment, healthSystem.card, report),
    bureau: createBureau(enrolment, clock, keys, report),
    geocoding:
      geocoding === undefined || geocoding === 'embedded' ? geocodingByTable() : geocodingByHttp(geocoding, { report }),
    partnerRoster:
      partnerRoster === undefined ? partnerRosterOfDemonstration() : partnerRosterByHttp(partnerRoster, { report }),
  };
}

function createCardCheck(
  { cardCheck }: EnrolmentServices,
  { numberAlone }: Settings['healthSystem']['card'],
  report: Report,
): CardCheckPort {
  if (cardCheck === undefined) return cardCheckOfDemonstration({ numberAlone });
  return cardCheck === 'none' ? cardCheckOfNobody : cardCheckByHttp(cardCheck, { report });
}

function createBureau({ bureau }: EnrolmentServices, clock: Clock, keys: Keys, report: Report): BureauPort {
  if (bureau === undefined) return bureauOfDemonstration(clock, keys);
  return bureau === 'none' ? bureauOfNobody : bureauByHttp(bureau, { report });
}
