import type { Clock } from '../ports/clock.ts';
import type { Ports } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import { bureauByHttp } from './bureau-http.ts';
import { bureauOfDemonstration } from './bureau-local.ts';
import { cardCheckByHttp } from './card-check-http.ts';
import { cardCheckOfDemonstration } from './card-check-local.ts';
import { geocodingByHttp } from './geocoding-http.ts';
import { geocodingByTable } from './geocoding-local.ts';
import type { ServiceFault } from './json-service.ts';
import { partnerRosterByHttp } from './partner-roster-http.ts';
import { partnerRosterOfDemonstration } from './partner-roster-local.ts';

/**
 * The services that help somebody to an account, as the settings want them: the hospital's, or the demonstration's in place
 * of those that are not set.
 *
 * @param report told of every question that a service did not answer.
 */
export function openEnrolmentServices(
  { enrolment, secret }: Pick<Settings, 'enrolment' | 'secret'>,
  clock: Clock,
  report: (fault: ServiceFault) => void,
): Pick<Ports, 'cardCheck' | 'bureau' | 'geocoding' | 'partnerRoster'> {
  const { cardCheck, bureau, geocoding, partnerRoster } = enrolment;
  return {
    cardCheck: cardCheck === undefined ? cardCheckOfDemonstration() : cardCheckByHttp(cardCheck, { report }),
    bureau: bureau === undefined ? bureauOfDemonstration(clock, secret) : bureauByHttp(bureau, { report }),
    geocoding: geocoding === undefined ? geocodingByTable() : geocodingByHttp(geocoding, { report }),
    partnerRoster:
      partnerRoster === undefined ? partnerRosterOfDemonstration() : partnerRosterByHttp(partnerRoster, { report }),
  };
}
