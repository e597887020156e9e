import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import type { AdtServices } from '../../patients/adt/receive-adt.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AdtSettings, AdtTls } from '../../platform/settings/adt.ts';
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
  const turnAway = (socket: Socket): void => {
    reports.turnedAway();
    socket.destroy();
  };
  const welcome = (socket: Socket): void => {
    socket.on('error', () => socket.destroy());
    if (open.size >= limits.adtConnections.number) {
      turnAway(socket);
      return;
    }
    socket.setKeepAlive(true, KEEP_ALIVE);
    socket.setTimeout(limits.adtIdle.window * 1000, () => socket.destroy());
    const connection = { socket, ended: serveSender(socket, services, reports, { leaving: leaving.signal, patience }) };
    open.add(connection);
    void connection.ended.finally(() => open.delete(connection));
  };
  const handshakes = secure === undefined ? null : takeHandshakes(secure, { welcome, reports, patience });
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (!mayConnect(socket.remoteAddress ?? '')) turnAway(socket);
    else if (handshakes === null) welcome(socket);
    else handshakes.begin(socket);
  });
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
      handshakes?.end();
      await Promise.all([...open].map(({ ended }) => ended));
      await closed;
    },
  };
}

/**
 * Has senders show who they are, apart from those who have: strangers who begin a handshake and say nothing take no place of a sender. Where as many as there are places have
 * begun, the one that began first makes room.
 */
function takeHandshakes(
  { cert, key, clientAuthority }: AdtTls,
  { welcome, reports, patience }: { welcome: (socket: Socket) => void; reports: AdtReports; patience: number },
): { begin(socket: Socket): void; end(): void } {
  const begun = new Map<string, Socket>();
  const server = tls.createServer(
    {
      cert,
      key,
      minVersion: 'TLSv1.2',
      handshakeTimeout: patience,
      ...(clientAuthority === undefined ? {} : { ca: clientAuthority, requestCert: true, rejectUnauthorized: true }),
    },
    (socket) => {
      begun.delete(placeOf(socket));
      welcome(socket);
    },
  );
  server.on('tlsClientError', (error: NodeJS.ErrnoException, socket) => {
    // Whoever only looks whether the port is open, as a load balancer does, is nobody to be told about.
    if (error.code !== 'ECONNRESET' || socket.authorizationError) reports.turnedAway();
    socket.destroy();
  });
  return {
    begin: (socket) => {
      const [first] = begun.values();
      if (begun.size >= limits.adtConnections.number) first?.destroy();
      const place = placeOf(socket);
      begun.set(place, socket);
      socket.once('close', () => {
        if (begun.get(place) === socket) begun.delete(place);
      });
      server.emit('connection', socket);
    },
    end: () => {
      for (const socket of begun.values()) socket.destroy();
    },
  };
}

/** From where a connection comes, which no other one does at the same time. */
function placeOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
