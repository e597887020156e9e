import { Trans } from '@lingui/react/macro';
import type { StateName } from '@portico/contract';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { Button } from '../../ui/button.tsx';
import { useSession } from '../session/session.tsx';
import { isForOthers } from './own-pages.ts';
import { useActFor } from './use-act-for.ts';

/** In the place of a page that is the user's own, while they act for somebody. */
export function NotWhileActing({ state }: { state: StateName }) {
  const { actingFor } = useSession();
  const { switchTo, busy, failure, retry } = useActFor();
  const name = actingFor?.name ?? '';
  return (
    <Page
      state={state}
      width="form"
      lead={
        isForOthers(state) ? (
          <Trans>You may not see this page of {name}. What you open here would be your own.</Trans>
        ) : (
          <Trans>This page is your own. To open it, stop looking after {name} first.</Trans>
        )
      }
    >
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      <div className="row">
        <Button busy={busy} onClick={() => switchTo(null)}>
          <Trans>Back to yourself</Trans>
        </Button>
      </div>
    </Page>
  );
}
