import type { InputOf, ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireOwnAccount } from '../own-account.ts';

/**
 * The name and date of birth of the signed-in person.
 *
 * @throws Refusal signInRequired
 */
export async function getOwnPerson(
  _input: InputOf<'getOwnPerson'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getOwnPerson'>> {
  const { profile } = await requireOwnAccount(visitor, services);
  return { name: `${profile.firstName} ${profile.lastName}`, birthDate: profile.birthDate };
}
