import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate with its key, as PEM texts. */
export interface Certificate {
  cert: string;
  key: string;
}

const COMMON_NAME = '550403';
const SUBJECT_ALTERNATIVE_NAME = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const LOOPBACK = '7f000001';

/** Makes a certificate for 127.0.0.1, so that the project contains no key (X.509 version 3, RFC 5280). */
export function certificateOf(name: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const party = der(0x30, der(0x31, der(0x30, oid(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const algorithm = der(0x30, oid(ECDSA_WITH_SHA256));
  const names = der(0x04, der(0x30, der(0x87, Buffer.from(LOOPBACK, 'hex'))));
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    party,
    der(0x30, der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    party,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, oid(SUBJECT_ALTERNATIVE_NAME), names))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const whole = der(0x30, signed, algorithm, der(0x03, signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

/** Tag, length, content (X.690 §8.1), for contents below 64 KB. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
