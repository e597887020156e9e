import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CardAnswer, CardIssuer } from '../../ports/card-issuer.ts';
import type { Clock } from '../../ports/clock.ts';
import { encryptFile } from '../../platform/crypto/encrypt-file.ts';
import { insuranceCardBundle } from './insurance-card-bundle.ts';
import { type IssuedCard, issuedCards } from './issued-cards.ts';
import { signedCard } from './signed-card.ts';

/** Wrong passcodes that a card takes before it ends. */
const TRIES = 5;
/** Bytes of an answer that is too long to be read. */
const ENDLESS = 6_000_000;
/** Milliseconds: longer than anybody waits for a card. */
const SILENCE = 15_000;
const YEAR_SECONDS = 365 * 24 * 3600;

const json = (status: number, body: object): CardAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const jose = (jwe: string): CardAnswer => ({ status: 200, type: 'application/jose', body: jwe });
const gone = json(404, {});

/**
 * An insurer that issues digital insurance cards as SMART Health Links, simulated: with new keys each time that it starts.
 *
 * @param base the address below which its server is asked.
 */
export function createCardIssuer(base: string, clock: Clock): CardIssuer {
  const made = new Map(issuedCards.map((card) => [card.id, { card, key: randomBytes(32), triesLeft: TRIES }]));
  /** Addresses of files, which work once. */
  const locations = new Map<string, string>();

  const contentOf = ({ behavior, holders }: IssuedCard): object =>
    behavior === 'noCard'
      ? { resourceType: 'Bundle', type: 'collection', entry: [{ resource: { resourceType: 'Immunization' } }] }
      : insuranceCardBundle(holders, clock.now().toISOString());

  const jweOf = (card: IssuedCard, key: Uint8Array): Promise<string> =>
    encryptFile(JSON.stringify(contentOf(card)), card.behavior === 'otherKey' ? randomBytes(32) : key);

  return {
    cards: [...made.values()].map(({ card, key }) => ({
      id: card.id,
      about: card.about,
      link: card.isSigned
        ? signedCard(contentOf(card), { issuer: base, now: clock.now() })
        : linkOf(card, key, `${base}/${card.id}`, clock),
    })),
    answer: async ({ method, card: id, file, body }) => {
      const found = made.get(id);
      if (found === undefined) return gone;
      const { card, key } = found;
      if (card.isSigned) return gone;
      switch (card.behavior) {
        case 'expired':
        case 'revoked':
          return gone;
        case 'silent':
          await wait(SILENCE, undefined, { ref: false });
          return gone;
        case 'endless':
          return json(200, { files: [], filler: 'x'.repeat(ENDLESS) });
        default:
      }
      if (file !== undefined) {
        const jwe = locations.get(file);
        locations.delete(file);
        return jwe === undefined ? gone : jose(jwe);
      }
      if (card.file === 'direct') return method === 'GET' ? jose(await jweOf(card, key)) : gone;
      if (method !== 'POST') return gone;
      const { recipient, passcode } = (body ?? {}) as { recipient?: unknown; passcode?: unknown };
      if (typeof recipient !== 'string' || recipient === '') return json(400, { error: 'recipient is missing' });
      if (card.passcode !== undefined && passcode !== card.passcode) {
        if (found.triesLeft === 0) return gone;
        found.triesLeft -= 1;
        return json(401, { remainingAttempts: found.triesLeft });
      }
      const jwe = await jweOf(card, key);
      if (card.file !== 'located') return json(200, manifestOf({ embedded: jwe }));
      const name = randomBytes(16).toString('base64url');
      locations.set(name, jwe);
      return json(200, manifestOf({ location: `${base}/${id}/${name}` }));
    },
  };
}

function manifestOf(file: { embedded: string } | { location: string }): object {
  return { files: [{ contentType: 'application/fhir+json', ...file }] };
}

/** A viewer of its own before the link, as most issuers have it: whoever reads the link has to find it there. */
function linkOf({ label, passcode, file, behavior }: IssuedCard, key: Uint8Array, url: string, clock: Clock): string {
  const flag = `${passcode === undefined ? '' : 'P'}${file === 'direct' ? 'U' : ''}`;
  const now = Math.floor(clock.now().getTime() / 1000);
  const payload = {
    url,
    ...(flag === '' ? {} : { flag }),
    key: Buffer.from(key).toString('base64url'),
    exp: behavior === 'expired' ? now - 1 : now + YEAR_SECONDS,
    label,
  };
  return `https://cards.example.org/view#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
}
