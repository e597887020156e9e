import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A message that the stand-in received. */
interface TakenMessage {
  path: string;
  authorization: string;
  form: Record<string, string>;
}

/** A server on this machine that answers as Twilio's API does. */
export interface TwilioStandIn {
  /** The value of SMS_URL. */
  url: string;
  taken: TakenMessage[];
  close(): Promise<void>;
}

/** The response to a number; all other numbers are accepted. A status of 0 means no response at all. */
const answers: Readonly<Record<string, { status: number; body: string }>> = {
  '+16505550190': { status: 400, body: JSON.stringify({ code: 21_211, message: 'Invalid To', status: 400 }) },
  '+16505550192': { status: 400, body: JSON.stringify({ code: 21_610, message: 'Unsubscribed', status: 400 }) },
  '+16505550193': { status: 400, body: JSON.stringify({ code: 21_614, message: 'Not mobile', status: 400 }) },
  '+16505550191': { status: 503, body: JSON.stringify({ code: 20_503, message: 'Busy', status: 503 }) },
  '+16505550194': { status: 429, body: JSON.stringify({ code: 20_429, message: 'Too many', status: 429 }) },
  '+16505550195': { status: 401, body: JSON.stringify({ code: 20_003, message: 'Authenticate', status: 401 }) },
  '+16505550196': { status: 500, body: JSON.stringify({ code: 21_211, message: 'Lost', status: 500 }) },
  '+16505550197': { status: 201, body: '<html>Welcome to the hotel network</html>' },
  '+16505550198': { status: 200, body: JSON.stringify({ status: 'ok' }) },
  '+16505550199': { status: 0, body: '' },
  '+16505550189': { status: 201, body: 'null' },
  '+16505550188': { status: 302, body: '{}' },
};

export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const taken: TakenMessage[] = [];
  const server = createServer((request, response) => {
    void readMessage(request).then((message) => {
      const answer = answers[message.form['To'] ?? ''];
      if (answer?.status === 0) return;
      if (answer === undefined) taken.push(message);
      response.writeHead(answer?.status ?? 201, {
        'content-type': 'application/json',
        ...(answer?.status === 302 ? { location: '/elsewhere' } : {}),
      });
      response.end(answer?.body ?? JSON.stringify({ sid: `SM${taken.length}`, status: 'queued' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://AC1:to%2Fken@127.0.0.1:${port}?from=%2B16505550100`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readMessage(request: IncomingMessage): Promise<TakenMessage> {
  return {
    path: `${request.method} ${request.url}`,
    authorization: request.headers.authorization ?? '',
    form: Object.fromEntries(new URLSearchParams(await text(request))),
  };
}
