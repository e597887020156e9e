import { generateKeyPairSync, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

/** The insurer's, for as long as the demonstration runs. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What is taken from each character of a card before it is written in two digits. */
const FIRST_CHARACTER = 45;

/**
 * A SMART Health Card in the text of its QR code: FHIR, packed, signed, and in digits (HL7 SMART Health Cards and Links 1.0.0, 'Encoding Chunks as QR Codes').
 *
 * @param content a Bundle.
 */
export function signedCard(content: object, { issuer, now }: { issuer: string; now: Date }): string {
  const credential = {
    iss: issuer,
    nbf: Math.floor(now.getTime() / 1000),
    vc: {
      type: ['https://smarthealth.cards#health-card'],
      credentialSubject: { fhirVersion: '4.0.1', fhirBundle: content },
    },
  };
  const header = Buffer.from(JSON.stringify({ zip: 'DEF', alg: 'ES256', kid: 'demonstration' })).toString('base64url');
  // "Resource.meta: omit", so that the code is not too fine.
  const text = JSON.stringify(credential, (key, value: unknown) => (key === 'meta' ? undefined : value));
  const payload = deflateRawSync(text).toString('base64url');
  const signed = `${header}.${payload}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const digits = Array.from(`${signed}.${signature.toString('base64url')}`, (character) =>
    String(character.charCodeAt(0) - FIRST_CHARACTER).padStart(2, '0'),
  );
  return `shc:/${digits.join('')}`;
}
