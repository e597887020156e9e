import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Interchange, readInterchanges, X12Error } from '@portico/x12';
import type { Enveloped } from '../adapters/eligibility-envelope.ts';
import type { Clock } from '../ports/clock.ts';
import type { EligibilityProtocol } from '../platform/settings/gateway.ts';
import { type MessageKind, servedProtocols } from './protocols.ts';
import { type Answer, writeAnswer } from './write-answer.ts';

/** Milliseconds of one second of delay. */
const SECOND = 1000;

/** The door of a gateway that is out of service, and says so. */
const OUTAGE = '/outage';

/**
 * The insurers of the demonstration, simulated by one server. docs/demo.md lists the member numbers and their
 * responses.
 */
export interface SimulatedPayer {
  /** The address of a door: a protocol's, or `outage`, where nothing gets through to an insurer. */
  urlOf(door: string): string;
  /** The number of inquiries about a member number so far. */
  timesAsked(memberNumber: string): number;
  /** Answers requests, for another server, such as one with TLS. */
  listener: RequestListener;
  /** Ends all delayed responses and stops. */
  close(): Promise<void>;
}

/**
 * Starts it on a free port of this machine only. It stores nothing but the number of inquiries about each member
 * number.
 *
 * @param second milliseconds of one second of delay.
 */
export async function startSimulatedPayer(clock: Clock, second: number = SECOND): Promise<SimulatedPayer> {
  // By numbers in capitals: as they are sent, whatever was typed.
  const asked = new Map<string, number>();
  const timesAsked = (memberNumber: string): number => asked.get(memberNumber.toUpperCase()) ?? 0;
  const closing = new AbortController();
  let answered = 0;

  const answerTo = (message: string): Answer => {
    const [interchange] = readInterchanges(message);
    const numbers = interchange === undefined ? [] : memberNumbersOf(interchange);
    // An acknowledgement or a response contains no inquiry.
    if (interchange === undefined || numbers.length === 0) throw new X12Error('ISA', 1, 'holds no inquiry');
    for (const number of numbers) asked.set(number.toUpperCase(), timesAsked(number) + 1);
    answered += 1;
    return writeAnswer(interchange, answered, { now: clock.now(), timesAsked });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === OUTAGE) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('Closed for maintenance');
      return;
    }
    const protocol = servedProtocols[protocolOf(request)];
    const message = protocol.read(request.headers['content-type'] ?? '', await text(request));
    let answer: Answer;
    try {
      answer = answerTo(message ?? '');
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      const { status, headers, body } = protocol.reject('PayloadIllegal', clock.now());
      response.writeHead(status, headers).end(body);
      return;
    }
    if (answer.waits === Number.POSITIVE_INFINITY) return;
    if (answer.waits > 0) await wait(answer.waits * second, undefined, { signal: closing.signal });
    say(response, answer, (text_, kind) => protocol.write(text_, kind, clock.now()));
  };

  const listener: RequestListener = (request, response) => {
    serve(request, response).catch(() => response.destroy());
  };
  const server = createServer({ keepAliveTimeout: 60 * SECOND }, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    urlOf: (door) => `http://127.0.0.1:${port}/${door}`,
    timesAsked,
    listener,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type WriteMessage = (message: string, kind: MessageKind) => Enveloped;

function say(response: ServerResponse, answer: Answer, write: WriteMessage): void {
  switch (answer.is) {
    case 'message': {
      const { headers, body } = write(answer.text, answer.kind);
      response.writeHead(200, headers).end(body);
      return;
    }
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Welcome to the network</title>');
      return;
    case 'failure':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Out of order');
      return;
    case 'nothing':
      response.destroy();
  }
}

/** The path is the protocol's name; an unknown path means raw X12. */
function protocolOf({ url }: IncomingMessage): EligibilityProtocol {
  const name = url?.slice(1) ?? '';
  return isProtocol(name) ? name : 'x12';
}

const isProtocol = (name: string): name is EligibilityProtocol => Object.hasOwn(servedProtocols, name);

function memberNumbersOf({ groups }: Interchange): string[] {
  const inquiries = groups.flatMap(({ transactions }) => transactions).filter((each) => each.kind === '270');
  const receivers = inquiries.flatMap(({ payers }) => payers.flatMap((payer) => payer.receivers));
  return receivers.flatMap(({ subscribers }) => subscribers.map(({ name }) => name.id ?? ''));
}
