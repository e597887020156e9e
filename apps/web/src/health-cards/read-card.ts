import {
  type HealthLink,
  type InsuranceCard,
  readInsuranceCards,
  readSignedCards,
  type SignedCardError,
} from '@portico/health-links';
import type { fetchHealthLink, CallReply } from '@portico/contract';
import { decryptFile } from '../health-links/decrypt-file.ts';
import { type OpenedCard, openSignedCard } from './open-signed-card.ts';

/**
 * Why a link or a code led to no card. `unreadable`: its key does not open what it leads to. `noInsurance`: it holds something else; `signedCard`: a health card
 * does.
 */
export type CardError =
  | 'gone'
  | 'tooLarge'
  | 'unreachable'
  | 'unreadable'
  | 'noInsurance'
  | 'signedCard'
  | SignedCardError;

export type CardReading =
  | { readonly is: 'cards'; readonly cards: readonly InsuranceCard[] }
  | { readonly is: 'wrongPasscode'; readonly triesLeft: number | null }
  | { readonly is: 'failed'; readonly error: CardError };

/**
 * What the encrypted files of a link come to, once they are decrypted with its key.
 *
 * @param today ISO date.
 */
export async function readCards(
  { Status, Files, TriesLeft }: CallReply<typeof fetchHealthLink>,
  { key }: Pick<HealthLink, 'key'>,
  today: string,
): Promise<CardReading> {
  if (Status === 'wrongPasscode') return { is: 'wrongPasscode', triesLeft: TriesLeft };
  if (Status !== 'read') return { is: 'failed', error: Status };
  const contents = await Promise.all(Files.map((file) => decryptFile(file, key)));
  const readable = contents.filter((content) => content !== undefined);
  const opened = await Promise.all(readable.map(contentsOf));
  const cards = distinct(opened.flat().flatMap((content) => readInsuranceCards(content, today)));
  if (cards.length > 0) return { is: 'cards', cards };
  return { is: 'failed', error: Files.length > 0 && readable.length === 0 ? 'unreadable' : 'noInsurance' };
}

/** A file of a link may hold signed cards in place of FHIR (`application/smart-health-card`). */
async function contentsOf(content: unknown): Promise<readonly unknown[]> {
  if (typeof content !== 'object' || content === null || !('verifiableCredential' in content)) return [content];
  const signed = readSignedCards(JSON.stringify(content));
  if ('error' in signed) return [content];
  return (await openAll(signed.cards)).filter(({ hasExpired }) => !hasExpired).map((card) => card.content);
}

/**
 * What a SMART Health Card comes to that holds its data itself, in a code or a file.
 *
 * @param today ISO date.
 */
export async function readSigned(text: string, today: string): Promise<CardReading> {
  const signed = readSignedCards(text);
  if ('error' in signed) return { is: 'failed', error: signed.error };
  const opened = await openAll(signed.cards);
  if (opened.length === 0) return { is: 'failed', error: 'damaged' };
  if (opened.every(({ hasExpired }) => hasExpired)) return { is: 'failed', error: 'gone' };
  const cards = distinct(
    opened.filter(({ hasExpired }) => !hasExpired).flatMap(({ content }) => readInsuranceCards(content, today)),
  );
  return cards.length > 0 ? { is: 'cards', cards } : { is: 'failed', error: 'signedCard' };
}

/** Issuers hand out the same card as FHIR and signed. */
function distinct(cards: readonly InsuranceCard[]): InsuranceCard[] {
  return [...new Map(cards.map((card) => [JSON.stringify(card), card])).values()];
}

async function openAll(cards: readonly string[]): Promise<OpenedCard[]> {
  const opened = await Promise.all(cards.map((card) => openSignedCard(card, Date.now())));
  return opened.filter((each) => each !== undefined);
}
