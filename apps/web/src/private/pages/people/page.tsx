import { Trans, useLingui } from '@lingui/react/macro';
import { getProxies } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PasswordGate } from '../../password/password-gate.tsx';
import { LookedAfterBy } from './looked-after-by.tsx';
import { LooksAfter } from './looks-after.tsx';
import './people.css';

/** Whom the user looks after, and who looks after the user: to switch, to invite and to end it (issue 12, point 9). */
export function Page() {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getProxies, {}, { fresh: true, keepPrevious: true });
  return (
    <FramePage
      state="people"
      lead={<Trans>Who looks after you, and whom you look after. You can end each at any time.</Trans>}
    >
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!reply && !failure && (
        <Loading label={t`Loading the people`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {reply && (
        <PasswordGate>
          <div className="stack stack-loose">
            <LooksAfter proxies={reply.proxies} onChanged={retry} />
            <LookedAfterBy people={reply} onChanged={retry} />
          </div>
        </PasswordGate>
      )}
    </FramePage>
  );
}
