import {
  type ServiceStandIn,
  type StandInReply,
  startServiceStandIn,
  type TakenQuestion,
} from '../../testing/service-stand-in.ts';
import { asText, type JsonObject, objectsOf, textsOf } from '../fhir/json.ts';

/**
 * A FHIR R4 server on this machine that searches these resources and accepts one token only.
 *
 * @param fails says what it does in place of an answer, for a question on which it is to fail.
 */
export async function startFhirStandIn(
  resources: readonly JsonObject[],
  token: string,
  fails: (question: TakenQuestion) => StandInReply | undefined = () => undefined,
): Promise<ServiceStandIn> {
  return startServiceStandIn((question): StandInReply => {
    const { line, authorization, body } = question;
    const failure = fails(question);
    if (failure !== undefined) return failure;
    if (authorization !== `Bearer ${token}`) return { status: 401, json: outcome('login') };
    const [method = '', path = ''] = line.split(' ');
    if (line === 'GET /service/metadata') return { json: capabilitiesOf(resources) };
    const [, type = '', rest = ''] = /^\/service\/(\w+)\/([\w.-]+)$/.exec(path) ?? [];
    if (method === 'GET') {
      const found = resources.find(({ resourceType, id }) => resourceType === type && id === rest);
      return found === undefined ? { status: 404, json: outcome('not-found') } : { json: found };
    }
    if (method !== 'POST' || rest !== '_search') return { status: 405, json: outcome('not-supported') };
    const parameters = new URLSearchParams(body);
    const found = resources.filter((resource) => resource['resourceType'] === type && matches(resource, parameters));
    return { json: { resourceType: 'Bundle', type: 'searchset', entry: found.map((resource) => ({ resource })) } };
  });
}

/** RelatedPerson is offered where there are some. */
function capabilitiesOf(resources: readonly JsonObject[]): JsonObject {
  const patient = {
    type: 'Patient',
    searchParam: ['identifier', 'family', 'given', 'birthdate'].map((name) => ({ name, type: 'string' })),
  };
  const related = { type: 'RelatedPerson', interaction: [{ code: 'search-type' }] };
  const isOffered = resources.some(({ resourceType }) => resourceType === 'RelatedPerson');
  return {
    resourceType: 'CapabilityStatement',
    fhirVersion: '4.0.1',
    rest: [{ mode: 'server', resource: isOffered ? [patient, related] : [patient] }],
  };
}

const outcome = (code: string): JsonObject => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code }],
});

/** R4, 3.1.1: strings match from their beginning, ignoring accents and letter case; tokens and dates match exactly. */
function matches(resource: JsonObject, parameters: URLSearchParams): boolean {
  const names = objectsOf(resource['name']);
  const checks: Readonly<Record<string, (wanted: string) => boolean>> = {
    identifier: (wanted) =>
      objectsOf(resource['identifier']).some(({ value }) => asText(value) === wanted.split('|').at(-1)),
    family: (wanted) => names.some(({ family }) => normalize(asText(family)).startsWith(normalize(wanted))),
    given: (wanted) =>
      names.some(({ given }) => textsOf(given).some((each) => normalize(each).startsWith(normalize(wanted)))),
    birthdate: (wanted) => resource['birthDate'] === wanted,
    patient: (wanted) => (resource['patient'] as JsonObject)['reference'] === `Patient/${wanted}`,
    beneficiary: (wanted) => (resource['beneficiary'] as JsonObject)['reference'] === wanted,
    _count: () => true,
  };
  return [...parameters].every(([name, wanted]) => checks[name]?.(wanted) ?? false);
}

/** Letters and digits only, as some servers compare. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
