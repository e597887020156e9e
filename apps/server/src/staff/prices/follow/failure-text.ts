import type { Language } from '@portico/contract';
import { messagesOf } from '../../../documents/messages/messages-of.ts';
import type { FollowError } from '../../../prices/follow/follow-error.ts';

/** Why a file cannot be followed, or could not be fetched, and what to do: as the mails to staff have it. */
export function followFailureText(
  { failure, detail }: Pick<FollowError, 'failure' | 'detail'>,
  language: Language,
): string {
  return messagesOf(language).priceFollow.failures[failure](detail);
}
