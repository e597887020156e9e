import { asText, type JsonObject, objectsOf } from '../../patients/fhir/json.ts';
import type { SmartLogin } from '../../platform/settings/patients.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';

/** The types of resources that are read where the server has them. */
const careTypes = ['Appointment', 'Slot', 'Communication', 'RelatedPerson'] as const;
export type CareType = (typeof careTypes)[number];

/**
 * What a server says that it can be searched for (R4, CapabilityStatement.rest.resource.interaction).
 *
 * @throws PatientsUnreachable where it is no CapabilityStatement of FHIR R4.
 */
export function readOffers(statement: JsonObject | null): ReadonlySet<CareType> {
  const isOfR4 = /^4\.[0-3]\b/.test(asText(statement?.['fhirVersion']));
  if (statement?.['resourceType'] !== 'CapabilityStatement' || !isOfR4) {
    throw new PatientsUnreachable('garbage', 'no capabilities of FHIR R4');
  }
  const searched = objectsOf(statement['rest'])
    .filter(({ mode }) => mode === 'server')
    .flatMap(({ resource }) => objectsOf(resource))
    .filter(({ interaction }) => objectsOf(interaction).some(({ code }) => code === 'search-type'))
    .map(({ type }) => type);
  return new Set(careTypes.filter((type) => searched.includes(type)));
}

/**
 * Whether the portal's token may cover a type: one that is issued for scopes covers no other type. Which scopes a token has that was set is
 * for the server to say.
 */
export function isInScope(type: CareType, smart: SmartLogin | undefined): boolean {
  if (smart === undefined) return true;
  return smart.scope.split(' ').some((scope) => {
    const [, named, actions = ''] = /^system\/(\*|[A-Za-z]+)\.([a-z*]+)/.exec(scope) ?? [];
    const maySearch = actions === '*' || actions === 'read' || /^c?r?u?d?s$/.test(actions);
    return (named === '*' || named === type) && maySearch;
  });
}
