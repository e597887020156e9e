import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { limits } from '../platform/limits/limits.ts';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import type { EnvelopedReply } from './eligibility-envelope.ts';
import { textOfAnswer } from './text-of-answer.ts';

/** Certificates as PEM texts: the client's with its key, and the certificate authority of the service. */
export interface Certificates {
  cert?: string;
  key?: string;
  ca?: string;
}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Connecting, sending and reading the whole answer must be done by then. */
  deadline: AbortSignal;
}

/** Posts over connections that stay open. */
export interface Poster {
  /**
   * @throws EligibilityUnreachable of kind `timeout` or `unreachable`.
   */
  post(post: Post): Promise<EnvelopedReply>;
  close(): void;
}

/** CAQH CORE: an idle connection stays open for the next inquiry, in milliseconds. */
const KEEP_ALIVE_MS = 60_000;

/** A gateway that cannot even be connected to is given up long before its answer is, in milliseconds. */
const CONNECTION_MS = limits.payerConnection.window * 1000;

/** Limit of an answer, in bytes: hundreds of times a large 271. */
const MAX_ANSWER_BYTES = 8_000_000;

/**
 * Uses Node's own HTTP client, not fetch: it takes client certificates, and it knows whether anything was sent before a
 * failure.
 */
export function createPoster(certificates: Certificates, connectionMs: number = CONNECTION_MS): Poster {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, timeout: KEEP_ALIVE_MS }),
    'https:': new HttpsAgent({ keepAlive: true, timeout: KEEP_ALIVE_MS, ...certificates }),
  };
  return {
    post: (post) => send(post, agents, connectionMs),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Agents = Record<'http:' | 'https:', HttpAgent>;

async function send(post: Post, agents: Agents, connectionMs: number): Promise<EnvelopedReply> {
  // A failure before the connection is made has sent nothing. After that, the payer may have the inquiry.
  const progress = { connected: false };
  try {
    const response = await exchange(post, agents, connectionMs, progress);
    const contentType = response.headers['content-type'] ?? '';
    const body = textOfAnswer(await wholeBody(response), contentType);
    return { status: response.statusCode ?? 0, contentType, body };
  } catch (error) {
    if (error instanceof EligibilityUnreachable) throw error;
    const again = progress.connected ? 'later' : 'now';
    if (post.deadline.aborted) throw new EligibilityUnreachable('timeout', again, 'no answer in time');
    throw new EligibilityUnreachable('unreachable', again, codeOf(error));
  }
}

function exchange(
  { url, headers, body, deadline }: Post,
  agents: Agents,
  connectionMs: number,
  progress: { connected: boolean },
): Promise<IncomingMessage> {
  const secure = url.startsWith('https:');
  const options = {
    method: 'POST',
    signal: deadline,
    agent: agents[secure ? 'https:' : 'http:'],
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  };
  return new Promise((resolve, reject) => {
    const request = secure ? httpsRequest(url, options, resolve) : httpRequest(url, options, resolve);
    request.on('error', reject);
    request.on('socket', (socket) => {
      if (!socket.connecting && request.reusedSocket) {
        progress.connected = true;
        return;
      }
      const slow = setTimeout(() => request.destroy(new NoConnection()), connectionMs);
      request.once('close', () => clearTimeout(slow));
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(slow);
        progress.connected = true;
      });
    });
    request.end(body);
  });
}

/** No connection in time. */
class NoConnection extends Error {
  override readonly name = 'NoConnection';
  readonly code = 'no connection in time';
}

async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new EligibilityUnreachable('garbage', 'later', 'an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The code of an error, without its message: messages name hosts and addresses. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'the connection failed';
}
