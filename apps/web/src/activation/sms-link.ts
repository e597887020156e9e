import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { openedSmsLinkMemory, smsLinkMemory, smsUsernameMemory } from '../portal/personal-memory.ts';

const stored = briefMemory<string>(smsLinkMemory, lifetimeOf('smsLink'));
const opened = briefMemory<string>(openedSmsLinkMemory, lifetimeOf('openedSmsLink'));
const chosen = briefMemory<string>(smsUsernameMemory, lifetimeOf('smsUsername'));

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
