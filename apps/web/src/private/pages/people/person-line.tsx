import { Trans } from '@lingui/react/macro';
import type { CallReply, getProxies } from '@portico/contract';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ScopeWords } from '../../acting/scope-words.tsx';
import { Day } from '../../when/when.tsx';

type Access = Pick<CallReply<typeof getProxies>['proxies'][number], 'scopes' | 'since' | 'endsAt'>;
type Invite = Pick<CallReply<typeof getProxies>['invites'][number], 'scopes' | 'expiresAt' | 'endsAt'>;

export type PersonLineProps = {
  name: string;
  /** What can be done about it. */
  children: ReactNode;
} & ({ access: Access } | { email: string; invite: Invite });

/** One person of a list: the name, what they may do, since when and until when. */
export function PersonLine({ name, children, ...rest }: PersonLineProps) {
  const { scopes } = 'access' in rest ? rest.access : rest.invite;
  return (
    <li className="people-line">
      <span className="people-arch">
        <Icon of={UserRound} />
      </span>
      <div className="people-words">
        <strong>{name}</strong>
        {'email' in rest && <p className="secondary">{rest.email}</p>}
        <ScopeWords scopes={scopes} />
        <p className="secondary">
          {'access' in rest ? (
            <Trans>
              Since <Day iso={rest.access.since} />, until <Day iso={rest.access.endsAt} />
            </Trans>
          ) : (
            <Trans>
              Invited; waits for an answer until <Day iso={rest.invite.expiresAt} />
            </Trans>
          )}
        </p>
      </div>
      <div className="row people-actions">{children}</div>
    </li>
  );
}
