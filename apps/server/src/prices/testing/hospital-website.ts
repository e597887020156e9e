import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A hospital's website on this machine, which behaves as a test wants it to. */
export interface HospitalWebsite {
  /** Without a slash at the end: `http://127.0.0.1:40123`. */
  url: string;
  /** Paths that were asked for, in order, each with its method. */
  asked: string[];
  /** What is at each path; all else is 404. */
  pages: Map<string, Answer>;
  /** Puts a cms-hpt.txt into the root: the path of the file of each location, by its name. */
  list(files: Readonly<Record<string, string>>): void;
  /** Puts a file at a path, with an ETag of its content. */
  file(path: string, content: string | Uint8Array): void;
  close(): Promise<void>;
}

export async function startHospitalWebsite(): Promise<HospitalWebsite> {
  const asked: string[] = [];
  const pages = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    const answer = pages.get(pathname);
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    pages,
    list: (files) => {
      const entries = Object.entries(files).map(
        ([name, path]) => `location-name: ${name}\nsource-page-url: ${url}/prices\nmrf-url: ${url}${path}\n`,
      );
      pages.set('/cms-hpt.txt', (_request, response) => response.end(entries.join('\n')));
    },
    file: (path, content) => {
      const etag = `"${Buffer.from(content).toString('base64').length}-${pages.size}-${asked.length}"`;
      pages.set(path, (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
        else response.writeHead(200, { etag }).end(content);
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
