import { createFrameReader, frameOf, parseMessage } from '@portico/hl7';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';

/** An acknowledgement, as the strict sender has read it. */
interface ReadAck {
  code: string;
  /** Of the message that is acknowledged. */
  controlId: string;
  /** Such as `PID-7 102`; null for none. */
  error: string | null;
  text: string;
}

/** A records system on this machine that sends ADT by MLLP, and takes no acknowledgement that HL7 2.5.1 does not allow. */
export interface StrictSender {
  readonly socket: Socket;
  /** Sends a message in its frame, and waits for so many acknowledgements. */
  send(message: string | Uint8Array, acks?: number): Promise<ReadAck[]>;
  /** The acknowledgements that come next, of what was written to the socket. */
  next(count: number): Promise<ReadAck[]>;
  /** Ends with the connection. */
  readonly ended: Promise<void>;
  close(): void;
}

/** In milliseconds. */
const PATIENCE = 20_000;

/** @param secure connects over TLS, with what is given. */
export async function connectSender(port: number, secure?: tls.ConnectionOptions): Promise<StrictSender> {
  const target = { host: '127.0.0.1', port };
  const socket = secure === undefined ? net.connect(target) : tls.connect({ ...target, ...secure });
  await new Promise<void>((resolve, reject) => {
    socket.once(secure === undefined ? 'connect' : 'secureConnect', resolve).once('error', reject);
  });
  const frames = createFrameReader();
  const come: ReadAck[] = [];
  const ids = new Set<string>();
  let look = (): void => {};
  let failure: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve();
      failure ??= new Error('the connection was closed');
      look();
    });
  });
  socket.on('error', (error) => {
    failure ??= error;
    look();
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      come.push(...frames.push(chunk).map((each) => readAck(each, ids)));
    } catch (error) {
      failure ??= error as Error;
    }
    look();
  });
  const next = (count: number): Promise<ReadAck[]> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no acknowledgement in time')), PATIENCE);
      look = () => {
        if (come.length < count && failure === undefined) return;
        clearTimeout(timer);
        if (come.length >= count) resolve(come.splice(0, count));
        else reject(failure ?? new Error('no acknowledgement'));
      };
      look();
    });
  return {
    socket,
    ended,
    next,
    send: (message, acks = 1) => {
      socket.write(frameOf(typeof message === 'string' ? Buffer.from(message) : message));
      return next(acks);
    },
    close: () => socket.destroy(),
  };
}

/** v2.5.1, 2.9 and 2.15: MSH, MSA and, where something is wrong, ERR, each with what it must have. */
function readAck(bytes: Uint8Array, ids: Set<string>): ReadAck {
  const text = Buffer.from(bytes).toString('utf8');
  const message = parseMessage(bytes);
  const { header } = message;
  const names = message.segments.map(({ name }) => name).join();
  const [code = '', controlId = ''] = [1, 2].map((field) => message.segment('MSA')?.value(field));
  const error = message.segment('ERR');
  const place = error?.field(2)[0];
  const demands: ReadonlyArray<[string, boolean]> = [
    ['has MSH, MSA and ERR in this order', names === 'MSH,MSA' || names === 'MSH,MSA,ERR'],
    ['is an ACK', header.value(9) === 'ACK'],
    [
      'has a control id of its own, of 20 characters at most',
      /^.{1,20}$/.test(header.value(10)) && !ids.has(header.value(10)),
    ],
    ['has a time', /^\d{14}[+-]\d{4}$/.test(header.value(7))],
    ['has a processing id and a version', header.value(11) !== '' && header.value(12).startsWith('2.')],
    ['is of table 0008', /^[AC][AER]$/.test(code)],
    ['has ERR where something is wrong, and only there', (error !== undefined) === !code.endsWith('A')],
    ['says in ERR where', error === undefined || /^[A-Z][A-Z\d]{2}$/.test(place?.component(1) ?? '')],
    ['says in ERR why, by table 0357', error === undefined || error.field(3)[0]?.component(3) === 'HL70357'],
    ['says in ERR how bad it is', error === undefined || error.value(4) === 'E'],
  ];
  const broken = demands.filter(([, isKept]) => !isKept).map(([demand]) => demand);
  if (broken.length > 0) throw new Error(`An acknowledgement: ${broken.join('; ')}`);
  ids.add(header.value(10));
  const where = [place?.component(1), place?.component(3)].filter(Boolean).join('-');
  return { code, controlId, error: error === undefined ? null : `${where} ${error.value(3)}`, text };
}
