import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine. */
export interface TestMailServer {
  readonly port: number;
  /** The Message-ID of each mail that came, in order. */
  readonly came: readonly string[];
  close(): Promise<void>;
}

/**
 * @param takes false for one that takes a mail and never says so.
 * @param port a fixed one, to come back at; 0 for any.
 */
export async function startMailServer(takes: boolean, port = 0): Promise<TestMailServer> {
  const came: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) => {
      void text(stream).then((mail) => {
        came.push(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '');
        if (takes) callback();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    came,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const connection of server.connections) connection.close();
      }),
  };
}
