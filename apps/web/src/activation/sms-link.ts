import { SMS_ACTIVATION_MINUTES } from '@portico/contract';
import { briefMemory } from '../portal/brief-memory.ts';
import { openedSmsLinkMemory, smsLinkMemory, smsUsernameMemory } from '../portal/personal-memory.ts';

/** In milliseconds: how long the lookup may take. */
const LOOKUP_LIFETIME = 15 * 60 * 1000;

/** In milliseconds: as long as the activation that the lookup begins. */
const ACTIVATION_LIFETIME = SMS_ACTIVATION_MINUTES * 60 * 1000;

/** In milliseconds: longer than the lookup and the activation together. */
const PAGE_LIFETIME = 2 * ACTIVATION_LIFETIME;

const stored = briefMemory<string>(smsLinkMemory, LOOKUP_LIFETIME);
const opened = briefMemory<string>(openedSmsLinkMemory, PAGE_LIFETIME);
const chosen = briefMemory<string>(smsUsernameMemory, ACTIVATION_LIFETIME);

/** Stores the token of the link opened in this tab, through a reload. The username of another link is deleted. */
export function keepLink(token: string, now: number): void {
  stored.remember(token, now);
  opened.remember(token, now);
  chosen.forget();
}

/** The link was right: from here on the server knows this browser, and only the open page still has the token. */
export function keepLinkInPage(token: string, now: number): void {
  stored.forget();
  opened.remember(token, now);
  chosen.forget();
}

/** The token of the link; undefined if there is none. */
export function recallLink(now: number): string | undefined {
  return opened.recall(now) ?? stored.recall(now);
}

/** Deletes the link's token and the username that was chosen by it. */
export function forgetLink(): void {
  stored.forget();
  opened.forget();
  chosen.forget();
}

/** The chosen username, through reloads, until the account is created. */
export const { remember: keepUsername, recall: recallUsername } = chosen;
