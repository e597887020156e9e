import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serverOptions } from './server-options.ts';

/**
 * What listens, while one application after another answers: each request is answered whole by one of them, and no connection is closed
 * for the change (docs/decisions/0209).
 */
export interface Front {
  /** @returns its address. */
  listen(at: { port: number; host: string }): Promise<string>;
  /** From here on this application answers. Ends when the one before it has answered all that it had begun. */
  show(app: FastifyInstance): Promise<void>;
  /** Takes nothing more, and ends when all is answered. */
  close(): Promise<void>;
}

/** One that answers, and what it has not answered yet. */
interface Answering {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly open: Set<ServerResponse>;
  /** Called when none is open. */
  onAnswered?: () => void;
}

/** In milliseconds, as Fastify's own: longer than a balancer keeps its connections to us. */
const KEEP_ALIVE = 72_000;

export function createFront(log: FastifyBaseLogger): Front {
  let current: Answering | undefined;
  let isClosing = false;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const answering = current;
    if (answering === undefined) throw new Error('Nothing is shown yet.');
    if (isClosing) response.shouldKeepAlive = false;
    answering.open.add(response);
    response.once('close', () => {
      answering.open.delete(response);
      if (answering.open.size === 0) answering.onAnswered?.();
    });
    answering.answer(request, response);
  };

  const listener = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: () => createServer({ ...serverOptions().http, keepAliveTimeout: KEEP_ALIVE }, answer),
  });

  return {
    listen: (at) => listener.listen(at),
    show: async (app) => {
      await app.ready();
      const before = current;
      current = { answer: (request, response) => app.routing(request, response), open: new Set() };
      if (before === undefined || before.open.size === 0) return;
      await new Promise<void>((resolve) => {
        before.onAnswered = resolve;
      });
    },
    close: async () => {
      isClosing = true;
      // A connection that is kept alive for a next request would delay the stop for as long as it may be idle.
      for (const response of current?.open ?? []) response.shouldKeepAlive = false;
      await listener.close();
    },
  };
}
