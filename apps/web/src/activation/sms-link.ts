import { briefMemory } from '../portal/brief-memory.ts';
import { smsActivationMemory } from '../portal/personal-memory.ts';

/** What this tab keeps of an activation by text message. Never a password. */
interface SmsLink {
  /** The token of the link. */
  readonly token: string;
  /** The username that was chosen; '' for none yet. */
  readonly username: string;
}

/** In milliseconds: as long as the lookup and the session that it earns may take. */
const LIFETIME = 40 * 60 * 1000;

const kept = briefMemory<SmsLink>(smsActivationMemory, LIFETIME);

/** The link that was opened in this tab, through reloads and ways back, until the account is there. */
export const { remember: keepLink, recall: recallLink, forget: forgetLink } = kept;
