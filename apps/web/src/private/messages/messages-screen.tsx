import { Trans, useLingui } from '@lingui/react/macro';
import { getHelpDesk, HELP_DESK_REPLY_HOURS, type HelpDeskTopic } from '@portico/contract';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Messages } from './messages.tsx';
import { OfHospital } from './of-hospital.tsx';
import './messages.css';
import './words.ts';

/** What the person has written about a topic, with the answers, and the way to write again (spec §2). */
export function MessagesScreen({ topic }: { topic: HelpDeskTopic }) {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getHelpDesk, { topic }, { fresh: true, keepPrevious: true });
  return (
    <Page
      state={`messages.${topic}`}
      width="form"
      lead={
        topic === 'feedback' ? (
          <Trans>What works for you here, and what does not? We read all of it.</Trans>
        ) : (
          <Trans>Ask about this site or your account. We answer within {HELP_DESK_REPLY_HOURS} hours, here.</Trans>
        )
      }
    >
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {reply && <Messages key={topic} topic={topic} {...reply} />}
      {!reply && !failure && (
        <Loading label={t`Loading your messages`}>
          <div className="stack">
            <Skeleton shape="card" count={2} />
          </div>
        </Loading>
      )}
      <OfHospital />
      <p className="secondary">
        {topic === 'feedback' ? (
          <Trans>
            Do you need help? <StateLink to="messages.helpdesk">Write to the help desk</StateLink>.
          </Trans>
        ) : (
          <Trans>
            Is it a suggestion or praise? <StateLink to="messages.feedback">Send us your comments</StateLink>.
          </Trans>
        )}
      </p>
    </Page>
  );
}
