import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import { text } from 'node:stream/consumers';

/** A request that the stand-in received. */
export interface TakenRequest {
  authorization: string | undefined;
  contentType: string;
  body: string;
}

/** The response to one request. */
export interface CannedReply {
  status?: number;
  contentType?: string;
  body: string;
}

/** An eligibility service on this machine with the responses that a test wants. */
export interface EligibilityStandIn {
  url: string;
  taken: TakenRequest[];
  close(): Promise<void>;
}

export async function startEligibilityStandIn(
  reply: (request: TakenRequest) => CannedReply,
  tls?: ServerOptions,
): Promise<EligibilityStandIn> {
  const taken: TakenRequest[] = [];
  const listener: RequestListener = (request, response) => {
    void takenOf(request).then((each) => {
      taken.push(each);
      const { status = 200, contentType = 'text/plain', body } = reply(each);
      response.writeHead(status, { 'content-type': contentType }).end(body);
    });
  };
  const server: Server = tls === undefined ? createServer(listener) : createSecureServer(tls, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}/eligibility`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function takenOf(request: IncomingMessage): Promise<TakenRequest> {
  return {
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'] ?? '',
    body: await text(request),
  };
}
