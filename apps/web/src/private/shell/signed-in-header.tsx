import { Trans } from '@lingui/react/macro';
import { matchSignedInPath, type StateName } from '@portico/contract';
import { useLocation } from 'react-router';
import { HeaderBar } from '../../frame/header-bar.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useUnreadAnswers } from '../messages/use-unread-answers.ts';
import { useMay, useSession } from '../session/session.tsx';
import { PersonMenu } from './person-menu.tsx';
import { UnreadCount } from './unread-count.tsx';
import './signed-in-header.css';

/** The header of the signed-in app: its main links, and the person menu. */
export function SignedInHeader() {
  const { hash } = useLocation();
  const at = matchSignedInPath(hash)?.state.name;
  const isAt = (name: StateName) => (at === name ? 'page' : undefined);
  const isWithin = at?.startsWith('patient-cost-estimates') ? true : undefined;
  const isAtSecurity = isAt('account-security') ?? (at === 'account-activity' ? true : undefined);
  const { state: messages } = useUnreadAnswers();
  const { actingFor } = useSession();
  const seesEstimates = useMay('view', 'estimates', 'saved');
  const writes = useMay('messages');
  const isAtMessages = isAt('messages.helpdesk') ?? isAt('messages.feedback');
  return (
    <HeaderBar
      home="signedin.home"
      links={
        <div className="signed-in-links">
          <StateLink to="signedin.home" aria-current={isAt('signedin.home')}>
            <Trans>Home</Trans>
          </StateLink>
          {seesEstimates && (
            <StateLink to="patient-cost-estimates" aria-current={isAt('patient-cost-estimates') ?? isWithin}>
              <Trans>Cost estimates</Trans>
            </StateLink>
          )}
          {writes && (
            <StateLink to={messages} aria-current={isAtMessages} className="signed-in-link-in-menu">
              <Trans>Messages</Trans>
              <UnreadCount />
            </StateLink>
          )}
          {actingFor === null && (
            <StateLink to="account-security" aria-current={isAtSecurity} className="signed-in-link-in-menu">
              <Trans>Account security</Trans>
            </StateLink>
          )}
          <StateLink to="helpdesk-center">
            <Trans>Help</Trans>
          </StateLink>
        </div>
      }
    >
      <PersonMenu />
    </HeaderBar>
  );
}
