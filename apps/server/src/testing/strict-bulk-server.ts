import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The ways in which the strict server may fail. */
export type BulkFault =
  | 'groupUnknown'
  | 'scopeRefused'
  | 'tooManyQuestions'
  | 'noStatusAddress'
  | 'statusElsewhere'
  | 'failsWhilePreparing'
  | 'exportGone'
  | 'notManifest'
  | 'filesElsewhere'
  | 'breaksOff'
  | 'wholeFilesAlone'
  | 'fileChanged'
  | 'notNdjson'
  | 'filesExpired'
  | 'silence'
  | 'deleteRefused';

export interface StrictBulkSetup {
  group: string;
  token: string;
  /** The content of each file, by its type. */
  files: ReadonlyArray<{ type: string; text: string }>;
  /** Bundles of what was deleted, as NDJSON. */
  deleted?: string;
  /** How often the server says that it is still at work. */
  rounds?: number;
  transactionTime?: () => string;
  /** In milliseconds, between two pieces of a file. */
  pace?: number;
}

export interface StrictBulkServer {
  url: string;
  /** Each request, as `GET /r4/Group/g1/$export?…`; of a file with its range. */
  readonly taken: string[];
  /** What did not keep to the specification. */
  readonly breaches: string[];
  fault: BulkFault | undefined;
  setup: StrictBulkSetup;
  close(): Promise<void>;
}

/** In bytes: of what is sent at once, and after how many a connection breaks off. */
const PIECE = 16_384;
const BREAK = 40_000;

/**
 * A FHIR R4 server of this machine that exports the patients of one group by Bulk Data Access 2.0, and takes nothing that the specification does not allow: the headers of the
 * kick-off, the token, the time at which it is asked again.
 */
export async function startStrictBulkServer(given: StrictBulkSetup): Promise<StrictBulkServer> {
  const jobs = new Map<string, { rounds: number }>();
  let number = 0;
  let version = 0;
  const state: StrictBulkServer = {
    url: '',
    taken: [],
    breaches: [],
    fault: undefined,
    setup: given,
    close: async () => {},
  };
  const once = (fault: BulkFault): boolean => {
    if (state.fault !== fault) return false;
    state.fault = undefined;
    return true;
  };

  const kickOff = (request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams): void => {
    if (request.headers['prefer'] !== 'respond-async') state.breaches.push('Prefer');
    if (request.headers.accept !== 'application/fhir+json') state.breaches.push('Accept');
    const since = parameters.get('_since');
    if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(since))
      state.breaches.push('_since');
    if (parameters.get('_type') !== 'Patient,Coverage') state.breaches.push('_type');
    if (state.fault === 'scopeRefused') return send(response, 403, outcome);
    if (once('tooManyQuestions')) return send(response, 429, outcome, { 'retry-after': '120' });
    number += 1;
    jobs.set(String(number), { rounds: state.setup.rounds ?? 1 });
    const origin = state.fault === 'statusElsewhere' ? 'http://elsewhere.example' : originOf(state.url);
    const location = { 'content-location': `${origin}/jobs/${number}` };
    response.writeHead(202, state.fault === 'noStatusAddress' ? {} : location).end();
  };

  const status = (response: ServerResponse, id: string): void => {
    const job = jobs.get(id);
    if (job === undefined || once('exportGone')) return send(response, 404, outcome);
    if (once('failsWhilePreparing')) return send(response, 500, outcome);
    if (job.rounds > 0) {
      job.rounds -= 1;
      response.writeHead(202, { 'x-progress': `${job.rounds} rounds left`, 'retry-after': '40' }).end();
      return;
    }
    if (state.fault === 'notManifest') return send(response, 200, { hello: 'there' });
    const origin = state.fault === 'filesElsewhere' ? 'http://elsewhere.example' : originOf(state.url);
    const { files, deleted, transactionTime } = state.setup;
    const manifest = {
      transactionTime: transactionTime?.() ?? '2026-11-26T09:00:00.123Z',
      request: `${state.url}/Group/${state.setup.group}/$export`,
      requiresAccessToken: true,
      output: files.map(({ type }, at) => ({ type, url: `${origin}/files/${at}` })),
      deleted: deleted === undefined ? [] : [{ type: 'Bundle', url: `${origin}/files/deleted` }],
      error: [],
    };
    send(response, 200, manifest);
  };

  const file = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    if (once('filesExpired')) return send(response, 404, outcome);
    const text = id === 'deleted' ? state.setup.deleted : state.setup.files[Number(id)]?.text;
    if (text === undefined) return send(response, 404, outcome);
    const whole = Buffer.from(state.fault === 'notNdjson' ? '<html>\n<p>Sign in first</p>\n</html>' : text);
    if (state.fault === 'fileChanged') version += 1;
    const etag = `"${createHash('sha256').update(whole).update(String(version)).digest('hex').slice(0, 12)}"`;
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    const isPart = asked !== undefined && state.fault !== 'wholeFilesAlone' && request.headers['if-range'] === etag;
    const from = isPart ? Number(asked) : 0;
    const part = whole.subarray(from);
    response.writeHead(isPart ? 206 : 200, {
      'content-type': 'application/fhir+ndjson',
      'content-length': String(part.length),
      etag,
      ...(isPart ? { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` } : {}),
    });
    const breaks =
      state.fault === 'breaksOff' ||
      (asked === undefined && (state.fault === 'wholeFilesAlone' || state.fault === 'fileChanged'));
    if (state.fault === 'fileChanged' && asked !== undefined) state.fault = undefined;
    for (let at = 0; at < part.length; at += PIECE) {
      if (state.fault === 'silence') return;
      if (breaks && at >= BREAK) {
        response.destroy();
        return;
      }
      response.write(part.subarray(at, at + PIECE));
      await wait(state.setup.pace ?? 0);
      if (response.destroyed) return;
    }
    response.end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', state.url);
    const range = request.headers.range === undefined ? '' : ` ${request.headers.range}`;
    state.taken.push(`${request.method} ${request.url}${range}`);
    if (request.headers.authorization !== `Bearer ${state.setup.token}`) return send(response, 401, outcome);
    const [, kind = '', id = ''] = /^\/(jobs|files)\/(\w+)$/.exec(url.pathname) ?? [];
    if (kind === 'jobs' && request.method === 'DELETE') {
      if (state.fault === 'deleteRefused') return send(response, 500, outcome);
      return send(response, jobs.delete(id) ? 202 : 404, outcome);
    }
    if (request.method !== 'GET') return send(response, 405, outcome);
    if (kind === 'jobs') return status(response, id);
    if (kind === 'files') return file(request, response, id);
    const isGroup = url.pathname === `/r4/Group/${state.setup.group}/$export` && state.fault !== 'groupUnknown';
    return isGroup ? kickOff(request, response, url.searchParams) : send(response, 404, outcome);
  };

  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  state.url = `http://127.0.0.1:${port}/r4`;
  state.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return state;
}

const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'processing' }] };

const originOf = (url: string): string => new URL(url).origin;

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
