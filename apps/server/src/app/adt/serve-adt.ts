import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import type { AdtServices } from '../../patients/adt/receive-adt.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AdtSettings } from '../../platform/settings/adt.ts';
import { proxyTest } from '../../platform/settings/proxies.ts';
import { type AdtReports, serveSender } from './serve-sender.ts';

/** In milliseconds: how often a connection on which nothing comes is asked whether it is still there. */
const KEEP_ALIVE = 60_000;

export interface AdtListener {
  port: number;
  /** Takes nothing more, lets the messages that are being taken be answered, and closes the connections. */
  close(): Promise<void>;
}

/**
 * Listens for senders of HL7 v2 ADT by MLLP, over TLS where it is set.
 *
 * @param patience in milliseconds, for a message that has begun; by default the limit.
 */
export async function serveAdt(
  { listen, senders, tls: secure }: AdtSettings,
  services: AdtServices,
  reports: AdtReports,
  patience = limits.adtFrame.window * 1000,
): Promise<AdtListener> {
  const mayConnect = senders.length === 0 ? () => true : proxyTest(senders);
  const open = new Set<{ socket: Socket; ended: Promise<void> }>();
  const leaving = new AbortController();
  const welcome = (socket: Socket): void => {
    socket.on('error', () => socket.destroy());
    if (!mayConnect(socket.remoteAddress ?? '')) {
      reports.turnedAway();
      socket.destroy();
      return;
    }
    socket.setKeepAlive(true, KEEP_ALIVE);
    socket.setTimeout(limits.adtIdle.window * 1000, () => socket.destroy());
    const connection = { socket, ended: serveSender(socket, services, reports, { leaving: leaving.signal, patience }) };
    open.add(connection);
    void connection.ended.finally(() => open.delete(connection));
  };
  const server =
    secure === undefined
      ? net.createServer(welcome)
      : tls.createServer(
          {
            cert: secure.cert,
            key: secure.key,
            minVersion: 'TLSv1.2',
            handshakeTimeout: patience,
            ...(secure.clientAuthority === undefined
              ? {}
              : { ca: secure.clientAuthority, requestCert: true, rejectUnauthorized: true }),
          },
          welcome,
        );
  server.maxConnections = limits.adtConnections.number;
  server.on('drop', () => reports.turnedAway());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(listen.port, listen.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : listen.port,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      leaving.abort();
      await Promise.all([...open].map(({ ended }) => ended));
      await closed;
    },
  };
}
