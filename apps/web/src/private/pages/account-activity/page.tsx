import { Trans, useLingui } from '@lingui/react/macro';
import { History, Printer } from 'lucide-react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { printPage } from '../../../native/print-page.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../../empty-list.tsx';
import { ActivityDays } from './activity-days.tsx';
import { IfSomethingIsWrong } from './if-something-is-wrong.tsx';
import { useActivity } from './use-activity.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';
import './account-activity.css';

/** Who looked at or changed the account, by the audit trail (issue 12, point 10). */
export function Page() {
  const { t } = useLingui();
  const { activities, hasMore, failure, isLoadingMore, retry, showMore } = useActivity();
  const { list, expectMore } = useFocusOnMore(activities?.length ?? 0);
  return (
    <FramePage
      state="account-activity"
      title={t`Who looked at or changed your account`}
      width="form"
      lead={<Trans>What you did here, and what others did: the people who look after you, and our staff.</Trans>}
    >
      <div className="row no-print">
        <StateLink to="account-security" className={buttonClass('secondary')}>
          <Trans>Account security</Trans>
        </StateLink>
        {activities !== undefined && activities.length > 0 && (
          <Button variant="quiet" icon={Printer} onClick={printPage}>
            <Trans>Print this list</Trans>
          </Button>
        )}
      </div>
      {activities === undefined && !failure && (
        <Loading label={t`Loading what was done`}>
          <Skeleton shape="card" count={3} />
        </Loading>
      )}
      {activities !== undefined && <IfSomethingIsWrong />}
      {activities?.length === 0 && (
        <EmptyList
          icon={History}
          title={<Trans>Nothing yet</Trans>}
          words={<Trans>When somebody looks at or changes your account, you see it here.</Trans>}
        >
          <StateLink to="signedin.home" className={buttonClass()}>
            <Trans>To your home</Trans>
          </StateLink>
        </EmptyList>
      )}
      {activities !== undefined && <ActivityDays ref={list} activities={activities} />}
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {hasMore && !failure && (
        <div className="row no-print">
          <Button
            variant="secondary"
            busy={isLoadingMore}
            onClick={() => {
              expectMore();
              showMore();
            }}
          >
            {isLoadingMore ? <Trans>Loading</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      )}
    </FramePage>
  );
}
