import { type HealthLink, readHealthLink, readInsuranceCards, readSignedCards } from '@portico/health-links';
import { compactDecrypt } from 'jose';
import { QRCodeGenerator } from 'kill-the-clipboard';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { createCardIssuer } from './card-issuer.ts';

// Issue 14, point 5: the demonstration's issuer of digital insurance cards, asked as the specification of SMART Health Links has it.

const base = 'https://portal.example.org/dev/cards';
const clock = settableClock();
const issuer = createCardIssuer(base, clock);

const linkOf = (card: string): HealthLink => {
  const read = readHealthLink(issuer.cards.find(({ id }) => id === card)?.link ?? '');
  if ('error' in read) throw new Error(read.error);
  return read.link;
};
const ask = (card: string, more: object = {}) =>
  issuer.answer({ method: 'POST', card, file: undefined, body: { recipient: 'Alder Bay Health', ...more } });
/** Decrypted by another implementation than the browser's. */
const opened = async (jwe: string, { key }: HealthLink) => {
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, Buffer.from(key, 'base64url'));
  expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' });
  return readInsuranceCards(JSON.parse(Buffer.from(plaintext).toString()), '2026-11-25');
};

describe('the issuer of the demonstration’s cards', () => {
  it('hands out links of at most 128 characters of address, behind a viewer', () => {
    for (const { id, link } of issuer.cards.filter(({ id: each }) => !each.startsWith('signed'))) {
      expect(link).toMatch(/^https:\/\/cards\.example\.org\/view#shlink:\//);
      expect(linkOf(id).url.length).toBeLessThanOrEqual(128);
    }
  });

  it('embeds a card in the manifest, with a nonce of its own each time', async () => {
    const [one, other] = [await ask('own'), await ask('own')].map(
      ({ body }) => JSON.parse(body).files[0].embedded as string,
    );
    expect(one).not.toBe(other);
    expect(await opened(one ?? '', linkOf('own'))).toMatchObject([
      { payerName: 'Meridian', memberNumber: 'ACTIVE-card', isSubscriber: true },
    ]);
  });

  it('has another at an address that works once', async () => {
    const { location } = JSON.parse((await ask('child')).body).files[0];
    const file = String(location).split('/').at(-1);
    const fetched = () => issuer.answer({ method: 'GET', card: 'child', file, body: undefined });
    const { status, type, body } = await fetched();
    expect([status, type]).toEqual([200, 'application/jose']);
    expect(await opened(body, linkOf('child'))).toMatchObject([
      { isSubscriber: false, member: { lastName: 'Nuñez' }, subscriber: { firstName: 'Carmen' } },
    ]);
    expect((await fetched()).status).toBe(404);
  });

  it('signs one that holds its data itself, in the digits that another reader has for it', async () => {
    const { link = '' } = issuer.cards.find(({ id }) => id === 'signed') ?? {};
    const jws = await new QRCodeGenerator().decodeQR([link]);
    expect(readSignedCards(link)).toEqual({ cards: [jws] });
    const payload = inflateRawSync(Buffer.from(jws.split('.')[1] ?? '', 'base64url')).toString();
    const { fhirBundle } = JSON.parse(payload).vc.credentialSubject;
    expect(readInsuranceCards(fhirBundle, '2026-11-25')).toMatchObject([{ memberNumber: 'ACTIVE-card' }]);
    expect((await ask('signed')).status).toBe(404);
  });

  it('counts wrong passcodes, and ends with the last of them', async () => {
    const statuses = [];
    for (const passcode of ['1', '2', '3', '4', '5'])
      statuses.push(JSON.parse((await ask('passcode', { passcode })).body));
    expect(statuses.map(({ remainingAttempts }) => remainingAttempts)).toEqual([4, 3, 2, 1, 0]);
    expect((await ask('passcode', { passcode: '6' })).status).toBe(404);
  });

  it.each(['expired', 'revoked', 'of nobody'])('has nothing at the address of one that is %s', async (card) => {
    expect((await ask(card)).status).toBe(404);
  });

  it('refuses who does not say who asks', async () => {
    expect((await ask('own', { recipient: '' })).status).toBe(400);
  });
});
