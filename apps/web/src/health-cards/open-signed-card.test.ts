import { CompactSign, generateKeyPair } from 'jose';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openSignedCard } from './open-signed-card.ts';

// Issue 14, point 5; HL7 SMART Health Cards and Links 1.0.0: what `jose` has signed, the browser opens.

const now = Date.UTC(2026, 10, 26);
const { privateKey } = await generateKeyPair('ES256');
const sign = (payload: Uint8Array, header: object = { zip: 'DEF' }) =>
  new CompactSign(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
const packed = (payload: unknown) => deflateRawSync(Buffer.from(JSON.stringify(payload)));
const fhirBundle = { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Coverage', id: 'Ñandú' } }] };
const credential = { iss: 'https://cards.example.org', vc: { credentialSubject: { fhirBundle } } };

describe('a SMART Health Card', () => {
  it('holds FHIR, packed or not', async () => {
    expect(await openSignedCard(await sign(packed(credential)), now)).toEqual({
      content: fhirBundle,
      hasExpired: false,
    });
    const plain = await sign(Buffer.from(JSON.stringify(credential)), {});
    expect(await openSignedCard(plain, now)).toEqual({ content: fhirBundle, hasExpired: false });
  });

  it.each([
    ['an hour ago', now / 1000 - 3600, true],
    ['in an hour', now / 1000 + 3600, false],
  ])('says that it ended %s', async (_when, exp, hasExpired) =>
    expect(await openSignedCard(await sign(packed({ ...credential, exp })), now)).toMatchObject({ hasExpired }),
  );

  it.each([
    ['nothing that is packed', () => sign(Buffer.from('{}'))],
    ['no credential', () => sign(packed({ iss: 'https://cards.example.org' }))],
    ['no JSON', () => sign(deflateRawSync(Buffer.from('Ana Rivera')))],
    ['more than is read', () => sign(deflateRawSync(Buffer.alloc(25_000_000)))],
    ['no base64url', async () => '%.%.%'],
  ])('is none where it holds %s', async (_what, made) =>
    expect(await openSignedCard(await made(), now)).toBeUndefined(),
  );
});
