import { type HealthLink, type InsuranceCard, readInsuranceCards } from '@portico/health-links';
import type { fetchHealthLink, CallReply } from '@portico/contract';
import { decryptFile } from '../health-links/decrypt-file.ts';

/** Why a link led to no card. `unreadable`: its key does not open what it leads to. `noInsurance`: it holds something else. */
export type CardError = 'gone' | 'tooLarge' | 'unreachable' | 'unreadable' | 'noInsurance';

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
  const cards = readable.flatMap((content) => readInsuranceCards(content, today));
  if (cards.length > 0) return { is: 'cards', cards };
  return { is: 'failed', error: Files.length > 0 && readable.length === 0 ? 'unreadable' : 'noInsurance' };
}
