import type { ReplyOf } from '@portico/contract';
import { tabMemory } from '../portal/tab-memory.ts';

/** Where a person who has signed out may be signed in still: the identity provider by which they came. */
export type SignedInElsewhere = NonNullable<ReplyOf<'logOut'>['elsewhere']>;

const memory = tabMemory('portico-signed-out');

/** Notes that a user has just signed out in this tab: the next page thanks them (spec §1). */
export function noteSignedOut(elsewhere?: SignedInElsewhere): void {
  memory.remember(elsewhere === undefined ? 'yes' : JSON.stringify(elsewhere));
}

/** Whether a user has just signed out, and where they may be signed in still; told only once. */
export function takeSignedOutNote(): { elsewhere?: SignedInElsewhere } | null {
  const noted = memory.recall();
  memory.forget();
  if (noted === undefined) return null;
  return noted === 'yes' ? {} : { elsewhere: JSON.parse(noted) as SignedInElsewhere };
}
