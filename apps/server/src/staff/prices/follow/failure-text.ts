import type { Language } from '@portico/contract';
import { messagesOf } from '../../../documents/messages/messages-of.ts';
import type { FollowError } from '../../../prices/follow/follow-error.ts';

type Failed = Pick<FollowError, 'failure' | 'detail'>;

/** Why a file cannot be followed, or could not be fetched, and what to do: as the mails to staff have it, and the commands. */
export function followFailureText({ failure, detail }: Failed, language: Language): string {
  return messagesOf(language).priceFollow.failures[failure](detail);
}

/** The same, with what to do at the screen. */
export function followFailureTextAtScreen({ failure, detail }: Failed, language: Language): string {
  const { failures, failuresAtScreen } = messagesOf(language).priceFollow;
  const texts = { ...failures, ...failuresAtScreen };
  return texts[failure](detail);
}
