import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AppServices } from '../services.ts';

/** The static configuration of the web app (spec §7): the banner before the sign-in. */
export async function getWebConfiguration(
  _input: InputOf<'getWebConfiguration'>,
  _visitor: Visitor,
  { webConfiguration }: AppServices,
): Promise<ReplyOf<'getWebConfiguration'>> {
  return webConfiguration.read();
}
