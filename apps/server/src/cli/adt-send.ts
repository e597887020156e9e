import { createFrameReader, frameOf, parseMessage } from '@portico/hl7';
import { readFile } from 'node:fs/promises';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { type AdtSettings, type AdtTls } from '../platform/settings/adt.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type Command, CommandError } from './command.ts';
import { plainText } from './plain-text.ts';

/** In milliseconds, for one acknowledgement. */
const PATIENCE = 30_000;

/** `portico adt send`: sends messages to this portal as a sender does. */
export const adtSend: Command = {
  name: 'adt send',
  usage: 'FILE [--cert FILE --key FILE]',
  summary: 'Send the HL7 v2 messages (ADT) of a file to the running portal, as a records system does.',
  details:
    'Connects to ADT_LISTEN, sends one message after another and shows how each is acknowledged. Messages begin with MSH.\n' +
    '--cert and --key are the sender’s certificate, where ADT_CLIENT_CA wants one. For a trial of the settings, and of what a\n' +
    'records system sends. The exit code is 1 where one is refused.',
  options: { cert: { type: 'string' }, key: { type: 'string' } },
  records: [],
  files: ['cert', 'key'],
  positionals: ['FILE'],
  async run({ terminal, env }, { positionals: [file = ''], options }) {
    const { adt } = await readSettings('demonstration', env);
    if (adt === undefined) throw new CommandError('ADT_LISTEN is not set: there is nothing to send to.');
    const messages = messagesOf(await readFile(file).catch(() => Buffer.alloc(0)));
    if (messages.length === 0) throw new CommandError(`${file} cannot be read, or no line of it begins with MSH.`);
    const own = await ownCertificate(options);
    const socket = connect(adt, own);
    let refused = 0;
    try {
      for (const message of messages) {
        const { code, text } = await send(socket, message);
        if (!/^[AC]A$/.test(code)) refused += 1;
        terminal.out(text);
      }
    } catch (error) {
      throw new CommandError(`No acknowledgement from ${adt.listen.host}:${adt.listen.port}. Is the portal running?`, {
        cause: error,
      });
    } finally {
      socket.destroy();
    }
    return refused === 0 ? 0 : 1;
  },
};

/** The messages of a file: each begins with a line of MSH. */
function messagesOf(bytes: Buffer): Buffer[] {
  const lines = bytes
    .toString('latin1')
    .replaceAll('\v', '')
    .replaceAll('\u001C', '')
    .split(/\r\n|\r|\n/);
  const messages: string[][] = [];
  for (const line of lines.filter((each) => each !== '')) {
    if (line.startsWith('MSH')) messages.push([]);
    messages.at(-1)?.push(line);
  }
  return messages.map((each) => Buffer.from(`${each.join('\r')}\r`, 'latin1'));
}

async function ownCertificate({ cert, key }: Readonly<Record<string, unknown>>): Promise<Partial<AdtTls>> {
  const read = async (file: unknown): Promise<string | undefined> =>
    typeof file === 'string' ? readFile(file, 'utf8').catch(() => undefined) : undefined;
  const [ownCert, ownKey] = await Promise.all([read(cert), read(key)]);
  if (ownCert === undefined && ownKey === undefined && cert === undefined && key === undefined) return {};
  if (ownCert === undefined || ownKey === undefined)
    throw new CommandError('--cert and --key name two readable files.');
  return { cert: ownCert, key: ownKey };
}

/** The portal's own certificate is known: no other is taken, whoever vouches for it. */
function connect({ listen, tls: secure }: AdtSettings, own: Partial<AdtTls>): Socket {
  const { port } = listen;
  const host = listen.host === '0.0.0.0' ? '127.0.0.1' : listen.host === '::' ? '::1' : listen.host;
  if (secure === undefined) return net.connect({ host, port });
  return tls.connect({ host, port, ...own, ca: secure.cert, checkServerIdentity: () => undefined });
}

async function send(socket: Socket, message: Buffer): Promise<{ code: string; text: string }> {
  const frames = createFrameReader();
  const answered = new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no acknowledgement in time')), PATIENCE);
    const end = (work: () => void): void => {
      clearTimeout(timer);
      socket.off('data', take).off('error', fail).off('close', fail);
      work();
    };
    const fail = (): void => end(() => reject(new Error('the connection broke off')));
    const take = (chunk: Buffer): void => {
      const [first] = frames.push(chunk);
      if (first !== undefined) end(() => resolve(first));
    };
    socket.on('data', take).on('error', fail).on('close', fail);
  });
  socket.write(frameOf(message));
  return acknowledgementText(await answered);
}

function acknowledgementText(bytes: Uint8Array): { code: string; text: string } {
  const message = parseMessage(bytes);
  const [code = '', controlId = ''] = [1, 2].map((field) => message.segment('MSA')?.value(field));
  const error = message.segment('ERR');
  const place = error?.field(2)[0];
  const where =
    place === undefined
      ? ''
      : [1, 3]
          .map((number) => place.component(number))
          .filter(Boolean)
          .join('-');
  const why = error === undefined ? '' : `  ${where} (${error.value(3)}): ${error.value(8)}`;
  return { code, text: `${plainText(`${code}  ${controlId}${why}`)}\n` };
}
