import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { type CborValue, writeCbor } from './cbor.ts';

const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 } as const;

/** A passkey in software: creates credentials and signs challenges as a browser passes them on (WebAuthn §5). */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  /** The result of `navigator.credentials.create` for the server's options. */
  create(options: { challenge: string }): object;
  /** The result of `navigator.credentials.get`; raises the signature counter by one. */
  get(options: { challenge: string }): object;
  /** Another with the same key and counter, as a stolen copy has. */
  copy(): SoftwareAuthenticator;
}

/** @param site of the browser: its origin, and the name to which the passkey is bound. */
export function softwareAuthenticator(site: { origin: string; rpId: string }): SoftwareAuthenticator {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return authenticatorWith(randomBytes(32), 0);

  function authenticatorWith(id: Buffer, start: number): SoftwareAuthenticator {
    let counter = start;
    const credentialId = id.toString('base64url');
    const credential = (response: object): object => ({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    });
    return {
      credentialId,
      create: ({ challenge }) => {
        const length = Buffer.from([id.length >> 8, id.length & 0xff]);
        const authData = Buffer.concat([
          authenticatorData(FLAGS.userPresent | FLAGS.userVerified | FLAGS.hasCredential, counter),
          Buffer.alloc(16),
          length,
          id,
          publicKey(),
        ]);
        const attestation = new Map<string, CborValue>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, CborValue>()],
          ['authData', authData],
        ]);
        return credential({
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: writeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        });
      },
      get: ({ challenge }) => {
        counter += 1;
        const authData = authenticatorData(FLAGS.userPresent | FLAGS.userVerified, counter);
        const client = clientData('webauthn.get', challenge);
        const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
        return credential({
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        });
      },
      copy: () => authenticatorWith(id, counter),
    };
  }

  /** WebAuthn §6.1: the site, the flags, and the signature counter. */
  function authenticatorData(flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(site.rpId).digest(), Buffer.from([flags]), count]);
  }

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));
  }

  /** The public key as COSE key: EC2, ES256, P-256 (RFC 9053). */
  function publicKey(): Buffer {
    const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
    const fields = new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return writeCbor(fields);
  }
}
