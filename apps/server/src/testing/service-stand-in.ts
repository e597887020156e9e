import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that the stand-in received. */
export interface TakenQuestion {
  /** Method, path and query: `POST /service/answers`. */
  line: string;
  authorization: string | undefined;
  body: string;
}

/** The response to one request: JSON after some milliseconds, or one that no service should give. */
export type StandInReply =
  | { status?: number; json: unknown; after?: number }
  | { status?: number; raw: string }
  | 'silence'
  | 'hangUp'
  | 'endless'
  | 'redirect';

/** A service on this machine with the responses that a test wants. */
export interface ServiceStandIn {
  /** In the form of a setting. */
  url: string;
  taken: TakenQuestion[];
  close(): Promise<void>;
}

/** The ways in which a service may fail, and the reported reason of each. */
export const failures: ReadonlyArray<[what: string, reply: StandInReply, reason: string]> = [
  ['a failure of its own', { status: 500, json: { error: 'at /srv/app.js:1' } }, 'unreachable'],
  ['a service that is being repaired', { status: 503, raw: '<h1>Back soon</h1>' }, 'unreachable'],
  ['too many questions', { status: 429, json: {} }, 'unreachable'],
  ['a token that it does not know', { status: 401, json: { error: 'token' } }, 'refused'],
  ['a question that it does not understand', { status: 400, json: { error: 'field' } }, 'refused'],
  ['a page of somebody else', { raw: '<html>Welcome to the hotel network</html>' }, 'garbage'],
  ['half an answer', { raw: '{"outcome":' }, 'garbage'],
  ['JSON that is nothing', { json: null }, 'garbage'],
  ['an outcome that nobody knows', { json: { outcome: 'perhaps', status: 'PERHAPS' } }, 'garbage'],
  ['an answer without end', 'endless', 'garbage'],
  ['a redirect', 'redirect', 'refused'],
  ['a connection that breaks off', 'hangUp', 'unreachable'],
  ['no answer in time', 'silence', 'timeout'],
];

export async function startServiceStandIn(
  reply: (question: TakenQuestion) => StandInReply | Promise<StandInReply>,
): Promise<ServiceStandIn> {
  const taken: TakenQuestion[] = [];
  const server = createServer((request, response) => {
    void takenOf(request).then(async (question) => {
      taken.push(question);
      await answer(response, await reply(question));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/service`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function takenOf(request: IncomingMessage): Promise<TakenQuestion> {
  const { authorization } = request.headers;
  return { line: `${request.method} ${request.url}`, authorization, body: await text(request) };
}

async function answer(response: ServerResponse, reply: StandInReply): Promise<void> {
  if (reply === 'silence') return;
  if (reply === 'hangUp') {
    response.destroy();
  } else if (reply === 'redirect') {
    response.writeHead(307, { location: '/elsewhere' }).end();
  } else if (reply === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed && response.write(' '.repeat(64_000))) await wait(1);
    response.on('drain', () => response.write(' '.repeat(64_000)));
  } else {
    if ('after' in reply) await wait(reply.after);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end('raw' in reply ? reply.raw : JSON.stringify(reply.json));
  }
}
