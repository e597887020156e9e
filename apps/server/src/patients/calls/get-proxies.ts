import type { ReplyOf } from '@portico/contract';
import { fullName } from '../../accounts/full-name.ts';
import { listProxies } from '../queries/proxies.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';

export async function getProxies(
  _input: object,
  visitor: Visitor,
  { database, settings }: Services,
): Promise<ReplyOf<'getProxies'>> {
  const { accountId } = requireSession(visitor);
  const proxies = await listProxies(database.db, accountId);
  return {
    proxies: proxies.map(({ scope, since, ...patient }) => ({
      patientName: fullName(settings.keys, patient),
      scope,
      since: since.toISOString(),
    })),
  };
}
