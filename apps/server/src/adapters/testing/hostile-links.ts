import { readHealthLink } from '@portico/health-links';
import * as fc from 'fast-check';
import { channel } from 'node:diagnostics_channel';
import { isIP, type Socket } from 'node:net';
import { isPublicAddress } from '../../platform/network/public-address.ts';
import { healthLinksByHttps } from '../health-links-https.ts';
import { askOutside } from '../outside-request.ts';

const hosts = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constantFrom('localhost', 'localhost.', 'metadata.google.internal', '0', '127.1', '①②⑦.⓪.⓪.①'),
  fc.string(),
);

/** Addresses as somebody would write them who wants the server to ask for what is inside. */
const hostileUrls: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('https', 'http', 'HTTPS', 'ws', 'gopher'),
      fc.constantFrom('', 'user@', 'user:secret@', 'public.example@'),
      hosts,
      fc.constantFrom('', ':443', ':80', ':8443'),
      fc.webPath(),
    )
    .map(([scheme, login, host, port, path]) => `${scheme}://${login}${host}${port}${path}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
);

/** What a name stands for that leads inside. */
const insideAddresses: fc.Arbitrary<string> = fc.oneof(
  fc.ipV4().filter((address) => !isPublicAddress(address)),
  fc.ipV6().filter((address) => !isPublicAddress(address)),
  fc.constantFrom('127.0.0.1', '::1', '169.254.169.254', 'fd00:ec2::254', '::ffff:10.0.0.1'),
);

const key = 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q';

/** Texts as somebody scans, pastes or sends them: links to such addresses, whole and damaged, and no links at all. */
const hostileTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.record({
      url: hostileUrls,
      key: fc.constant(key),
      flag: fc.constantFrom('', 'L', 'P', 'U', 'LPU'),
      v: fc.constantFrom(1, undefined),
    }),
    fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.nat(200)),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map(([payload, cut, around]) => {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${around}shlink:/${text.slice(0, text.length - cut)} ${around}`;
  });

/** Of the web, and of the addresses above: a test's own database is at none of them. */
const webPorts: readonly number[] = [22, 80, 443, 8443];

/** Lists the connections to ports of the web that this process tries to open from now on, whoever wants them, until `stop`. */
export function watchConnections(): { attempts: readonly string[]; stop: () => void } {
  const attempts: string[] = [];
  const sockets = channel('net.client.socket');
  const note = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.on('connectionAttempt', (address: string, port: number) => {
      if (webPorts.includes(port)) attempts.push(`${address} ${port}`);
    });
  };
  sockets.subscribe(note);
  return { attempts, stop: () => sockets.unsubscribe(note) };
}

/** A text that somebody scans is read, its link asked for, and nothing inside is ever connected to, whatever its name stands for. */
export const hostileLinkReachesNothing = fc.asyncProperty(hostileTexts, insideAddresses, async (text, inside) => {
  const read = readHealthLink(text);
  if ('error' in read) return;
  const { url, isDirect } = read.link;
  const ask = askOutside({ allowsPublic: true, origins: [] }, (_host, _options, answer) =>
    answer(null, [{ address: inside, family: isIP(inside) }]),
  );
  const answer = await healthLinksByHttps(ask, 'Alder Bay Health').fetch({ url, isDirect, passcode: '' });
  if (answer.is !== 'unreachable') throw new Error(`${url} came to ${answer.is}`);
});
