import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A letter that the stand-in received. */
interface TakenLetter {
  path: string;
  authorization: string;
  type: string;
  key: string;
  pdf: Buffer;
}

/** A server on this machine that answers as a print service does. */
export interface PrintServiceStandIn {
  /** The values of LETTERS_URL and LETTERS_TOKEN. */
  service: { url: string; token: string };
  taken: TakenLetter[];
  /** The response to the next letters. */
  answer: { status: number; body: string; headers?: Record<string, string>; afterMilliseconds?: number } | 'nothing';
  close(): Promise<void>;
}

export const takenAnswer = { status: 202, body: JSON.stringify({ id: 'LTR-1' }) };

export async function startPrintService(): Promise<PrintServiceStandIn> {
  const taken: TakenLetter[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((pdf) => {
      const { answer } = standIn;
      const header = (name: string): string => String(request.headers[name] ?? '');
      const letter = {
        authorization: header('authorization'),
        type: header('content-type'),
        key: header('idempotency-key'),
      };
      taken.push({ path: `${request.method} ${request.url}`, ...letter, pdf });
      if (answer === 'nothing') return;
      const { status, body, headers = {}, afterMilliseconds = 0 } = answer;
      setTimeout(() => response.writeHead(status, headers).end(body), afterMilliseconds);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const standIn: PrintServiceStandIn = {
    service: { url: `http://127.0.0.1:${port}/letters`, token: 'print-token' },
    taken,
    answer: takenAnswer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
