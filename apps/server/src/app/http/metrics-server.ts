import { createServer } from 'node:http';
import type { ListenAddress } from '../../platform/settings/listen-address.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics at an address of its own, which visitors do not reach, and nothing else there.
 *
 * @param metrics of the server that visitors use.
 * @returns where it listens, and how it ends.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: ListenAddress,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
