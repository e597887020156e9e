import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HospitalSilent } from '../../care/hospital-silent.tsx';
import { useCareMessages } from '../../care/new-care-messages.tsx';
import { PageNotAvailable } from '../../not-here/page-not-available.tsx';
import { useSession } from '../../session/session.tsx';
import { CareMessageEntry } from './care-message-entry.tsx';
import './care-messages.css';

/** The messages of the hospital to the patient, to be read. Where the hospital offers none, there is no such page. */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { actingFor } = useSession();
  const name = actingFor?.name ?? '';
  const { reply, failure, loading, retry } = useCareMessages();
  if (reply?.offered === false) return <PageNotAvailable />;
  return (
    <FramePage
      state="messages.hospital"
      width="form"
      lead={
        actingFor === null ? (
          <Trans>
            What the people who care for you have sent. You can read it here, and answer through the help desk.
          </Trans>
        ) : (
          <Trans>
            What the people who care for {name} have sent. You can read it here, and answer through the help desk.
          </Trans>
        )
      }
    >
      {failure && !reply && (
        <HospitalSilent title={t`We cannot show the messages now.`} busy={loading} onRetry={retry} />
      )}
      {!reply && !failure && (
        <Loading label={t`Loading the messages`}>
          <div className="stack">
            <Skeleton shape="card" count={2} />
          </div>
        </Loading>
      )}
      {reply?.messages.length === 0 && (
        <p>
          <Trans>There are no messages.</Trans>
        </p>
      )}
      {reply !== undefined && reply.messages.length > 0 && (
        <ul className="care-messages">
          {reply.messages.map((message) => (
            <li key={message.id}>
              <CareMessageEntry message={message} />
            </li>
          ))}
        </ul>
      )}
      {reply?.isCut && (
        <p>
          <Trans>
            There may be older messages than these. For those, call us at{' '}
            <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      )}
      <p className="secondary">
        <Trans>
          To write to us, <StateLink to="messages.helpdesk">send the help desk a message</StateLink>. In an emergency,
          call 911.
        </Trans>
      </p>
    </FramePage>
  );
}
