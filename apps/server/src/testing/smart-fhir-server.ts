import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonObject } from '../patients/fhir/json.ts';

/** A FHIR R4 server of this machine that lets apps in by the portal's tokens, and takes nothing that SMART App Launch 2.2 does not allow. */
export interface SmartFhirServer {
  /** Its base address. */
  readonly url: string;
  /** What the portal said of each token. */
  readonly told: JsonObject[];
  close(): Promise<void>;
}

export interface SmartFhirSetup {
  readonly resources: readonly JsonObject[];
  /** Where the portal is. */
  readonly portal: () => string;
  /** By which it asks whether a token is good. */
  readonly authorization: () => string;
}

const BASE = '/r4';

/** Starts one. It asks about every token at every request, and remembers nothing. */
export async function startSmartFhirServer(setup: SmartFhirSetup): Promise<SmartFhirServer> {
  const told: JsonObject[] = [];
  const server = createServer((request, response) => {
    answer(request, setup, url(), told).then(
      ([status, body]) => send(response, status, body),
      (error: unknown) => send(response, 500, { error: String(error) }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  return {
    url: url(),
    told,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type Answer = readonly [status: number, body: unknown];

async function answer(
  request: IncomingMessage,
  setup: SmartFhirSetup,
  base: string,
  told: JsonObject[],
): Promise<Answer> {
  const asked = new URL(request.url ?? '/', base);
  const path = asked.pathname.slice(BASE.length + 1);
  // A hospital's proxy passes this on to the portal.
  if (path === '.well-known/smart-configuration') return [200, await configurationOf(setup)];
  if (path === 'metadata')
    return [200, { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', rest: [{ mode: 'server' }] }];
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.authorization ?? '') ?? [];
  const [type = '', id] = path.split('/');
  const introspected = token === undefined ? { active: false } : await introspect(token, setup);
  told.push(introspected);
  if (!isGood(introspected, base)) return [401, outcome('login')];
  const { scope, patient } = introspected as { scope: string; patient: string };
  if (!covers(scope, type, id === undefined ? 's' : 'r')) return [403, outcome('forbidden')];
  const own = setup.resources.filter((each) => each['resourceType'] === type && patientOf(each) === patient);
  if (id === undefined) {
    return [200, { resourceType: 'Bundle', type: 'searchset', entry: own.map((resource) => ({ resource })) }];
  }
  const found = own.find((each) => each['id'] === id);
  return found === undefined ? [404, outcome('not-found')] : [200, found];
}

async function configurationOf({ portal }: SmartFhirSetup): Promise<JsonObject> {
  return (await (await fetch(`${portal()}/.well-known/smart-configuration`)).json()) as JsonObject;
}

async function introspect(token: string, setup: SmartFhirSetup): Promise<JsonObject> {
  const { introspection_endpoint: endpoint } = await configurationOf(setup);
  const reply = await fetch(String(endpoint), {
    method: 'POST',
    headers: { authorization: setup.authorization() },
    body: new URLSearchParams({ token }),
  });
  if (!reply.ok) throw new Error(`introspection: HTTP ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as JsonObject;
}

/** RFC 7662, 4: active, not expired, and meant for this server. */
function isGood({ active, exp, aud, scope, patient, client_id: clientId }: JsonObject, base: string): boolean {
  const isComplete = typeof scope === 'string' && typeof patient === 'string' && typeof clientId === 'string';
  return active === true && isComplete && aud === base && typeof exp === 'number' && exp * 1000 > Date.now();
}

/** By the syntax of SMART 2, and by that of SMART 1. */
function covers(scope: string, type: string, interaction: 'r' | 's'): boolean {
  return scope.split(' ').some((each) => {
    const [, named, what = ''] = /^patient\/(\*|[A-Za-z]+)\.([a-z*]+)$/.exec(each) ?? [];
    return (
      (named === '*' || named === type) &&
      (what === 'read' || what === '*' || (/^c?r?u?d?s?$/.test(what) && what.includes(interaction)))
    );
  });
}

function patientOf(resource: JsonObject): string {
  if (resource['resourceType'] === 'Patient') return String(resource['id']);
  return String((resource['subject'] as JsonObject | undefined)?.['reference']).replace('Patient/', '');
}

const outcome = (code: string): JsonObject => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code }],
});

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(body));
}
