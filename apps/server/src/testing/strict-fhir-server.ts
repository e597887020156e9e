import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { JsonObject } from '../patients/fhir/json.ts';
import type { Certificate } from './certificates.ts';

/** The ways in which the strict server may fail. */
export type FhirFault =
  | 'noConfiguration'
  | 'configurationOfAnother'
  | 'tokenEndpointInClear'
  | 'unknownClient'
  | 'scopeRefused'
  | 'tokenEndpointDown'
  | 'tokenWithoutValue'
  | 'tokenNeverTaken'
  | 'tokenTakenBack'
  | 'tooManyQuestions'
  | 'beingRepaired'
  | 'notFhir'
  | 'silence';

export interface StrictFhirSetup {
  client: string;
  /** The public keys that it would read at the portal's address. */
  keys: () => JSONWebKeySet;
  resources?: readonly JsonObject[];
  /** Types beside Patient that its capabilities name. */
  offers?: readonly string[];
  /** Of these, those that it gives no client. */
  withheld?: readonly string[];
  /** Resources of a page. */
  pageSize?: number;
  /** Its own clock. */
  now: () => Date;
  /** Of its tokens, in seconds. */
  lifetime?: number;
  /** For https. */
  certificate?: Certificate;
}

export interface StrictFhirServer {
  url: string;
  /** Each request, as `POST /token`. */
  readonly taken: string[];
  fault: FhirFault | undefined;
  /** In seconds, with `tooManyQuestions`. */
  retryAfter: string;
  /** In place of the address of the next page. */
  nextPage: string | undefined;
  close(): Promise<void>;
}

const ALGORITHMS = ['RS384', 'ES384'];
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/**
 * A FHIR R4 server of this machine that issues tokens by SMART App Launch 2.2, Backend Services, and takes nothing that the guide
 * does not allow: the assertion's algorithm, key, audience, time and single use are checked, and so is each token.
 */
export async function startStrictFhirServer(setup: StrictFhirSetup): Promise<StrictFhirServer> {
  const { client, keys, now, resources = [], offers = [], withheld = [], lifetime = 300, certificate } = setup;
  const { pageSize = 50 } = setup;
  const seen = new Set<string>();
  const tokens = new Map<string, number>();
  let busyTimes = 0;
  const state: StrictFhirServer = {
    url: '',
    taken: [],
    fault: undefined,
    retryAfter: '1',
    nextPage: undefined,
    close: async () => {},
  };

  const configuration = async (response: ServerResponse): Promise<void> => {
    if (state.fault === 'noConfiguration') return send(response, 404, {});
    if (state.fault === 'configurationOfAnother') return send(response, 200, { issuer: 'https://hotel.example' });
    const token_endpoint =
      state.fault === 'tokenEndpointInClear' ? 'http://elsewhere.example/token' : `${origin()}/token`;
    send(response, 200, {
      token_endpoint,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ALGORITHMS,
      capabilities: ['client-confidential-asymmetric', 'permission-v2'],
    });
  };

  const issue = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (state.fault === 'tokenEndpointDown') return send(response, 503, {}, { 'retry-after': '30' });
    if (state.fault === 'tokenWithoutValue') return send(response, 200, { token_type: 'bearer' });
    if (state.fault === 'scopeRefused') return send(response, 400, { error: 'invalid_scope' });
    const form = new URLSearchParams(await text(request));
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (
      !isForm ||
      form.get('grant_type') !== 'client_credentials' ||
      form.get('client_assertion_type') !== ASSERTION_TYPE
    )
      return send(response, 400, { error: 'invalid_request' });
    if (!(await isClient(form.get('client_assertion') ?? ''))) return send(response, 401, { error: 'invalid_client' });
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, now().getTime() + lifetime * 1000);
    send(response, 200, {
      access_token: token,
      token_type: 'bearer',
      expires_in: lifetime,
      scope: form.get('scope'),
    });
  };

  const isClient = async (assertion: string): Promise<boolean> => {
    if (state.fault === 'unknownClient') return false;
    try {
      const { alg, kid, typ } = decodeProtectedHeader(assertion);
      if (!ALGORITHMS.includes(alg ?? '') || kid === undefined || typ !== 'JWT') return false;
      const audience = `${origin()}/token`;
      const options = {
        algorithms: ALGORITHMS,
        audience,
        issuer: client,
        subject: client,
        maxTokenAge: 300,
        currentDate: now(),
      };
      const { payload } = await jwtVerify(assertion, createLocalJWKSet(keys()), options);
      const { jti, exp = 0, iat = 0 } = payload;
      if (jti === undefined || seen.has(jti) || exp - iat > 300) return false;
      seen.add(jti);
      return true;
    } catch {
      return false;
    }
  };

  const mayAsk = ({ headers }: IncomingMessage): boolean => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (state.fault === 'tokenNeverTaken') return false;
    if (state.fault === 'tokenTakenBack') {
      state.fault = undefined;
      tokens.delete(token);
    }
    return (tokens.get(token) ?? 0) > now().getTime();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    state.taken.push(`${request.method} ${path}`);
    if (state.fault === 'silence') return;
    if (path === '/r4/.well-known/smart-configuration') return configuration(response);
    if (path === '/token' && request.method === 'POST') return issue(request, response);
    if (!mayAsk(request)) return send(response, 401, outcome('login'));
    if (state.fault === 'notFhir') return send(response, 200, { hello: 'there' });
    if (state.fault === 'beingRepaired') return send(response, 503, {}, { 'retry-after': '120' });
    if (state.fault === 'tooManyQuestions' && (busyTimes += 1) % 2 === 1)
      return send(response, 429, {}, { 'retry-after': state.retryAfter });
    if (path === '/r4/metadata') return send(response, 200, capabilitiesOf(['Patient', ...offers]));
    const [, type] = /^\/r4\/([A-Za-z]+)\/_search$/.exec(path) ?? [];
    if (request.method === 'POST' && type !== undefined) {
      if (withheld.includes(type)) return send(response, 403, outcome('forbidden'));
      if (type !== 'Patient' && !offers.includes(type)) return send(response, 404, outcome('not-supported'));
      const found = searched(resources, type, new URLSearchParams(await text(request)));
      return send(response, 200, page(type, found, 0));
    }
    const [, ofPage = '', from = ''] = /^\/r4\/page\/([A-Za-z]+)\/(\d+)$/.exec(path) ?? [];
    if (ofPage !== '') return send(response, 200, page(ofPage, lastFound, Number(from)));
    send(response, 404, outcome('not-found'));
  };
  let lastFound: readonly JsonObject[] = [];
  const page = (type: string, found: readonly JsonObject[], from: number): JsonObject => {
    lastFound = found;
    const next = from + pageSize;
    const url = state.nextPage ?? `${state.url}/page/${type}/${next}`;
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      link: found.length > next ? [{ relation: 'next', url }] : [],
      entry: found.slice(from, next).map((resource) => ({ resource })),
    };
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void => void answer(request, response);
  const server = certificate === undefined ? http.createServer(listener) : https.createServer(certificate, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = (): string => `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  state.url = `${origin()}/r4`;
  state.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return state;
}

function capabilitiesOf(types: readonly string[]): JsonObject {
  const resource = types.map((type) => ({ type, interaction: [{ code: 'read' }, { code: 'search-type' }] }));
  return { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', rest: [{ mode: 'server', resource }] };
}

/** Patients by identifier or by birth date, and all else by whom it refers to; a Schedule comes along with its Slots. */
function searched(resources: readonly JsonObject[], type: string, parameters: URLSearchParams): JsonObject[] {
  const number = parameters.get('identifier')?.split('|').at(-1);
  const born = parameters.get('birthdate');
  const patient = parameters.get('patient') ?? parameters.get('recipient')?.replace('Patient/', '');
  return resources.filter((each) => {
    const { resourceType, identifier, birthDate } = each;
    if (type === 'Slot' && resourceType === 'Schedule') return parameters.get('_include') === 'Slot:schedule';
    if (resourceType !== type) return false;
    if (type !== 'Patient') return patient === undefined || JSON.stringify(each).includes(`"Patient/${patient}"`);
    return born === null ? (identifier as JsonObject[]).some(({ value }) => value === number) : birthDate === born;
  });
}

const outcome = (code: string): JsonObject => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code }],
});

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
