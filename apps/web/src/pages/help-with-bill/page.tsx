import { Trans, useLingui } from '@lingui/react/macro';
import { getAssistancePolicy } from '@portico/contract';
import { HelpScreen } from '../../assistance/help-screen.tsx';
import '../../assistance/words.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { useCall } from '../../portal/use-call.ts';
import { usePortal } from '../../portal/portal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Help with the bill (26 CFR 1.501(r)-4): whether one may pay less, by the month, and how to apply. For everybody. */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  // What was typed stays when the language changes.
  const { reply, failure, retry } = useCall(getAssistancePolicy, {}, { keepPrevious: true });
  const isOffered = settings.helpsWithBills;
  return (
    <FramePage
      state="help-with-bill"
      width="form"
      lead={isOffered && <Trans>You may pay less, nothing at all, or a little each month.</Trans>}
    >
      {!isOffered && (
        <p>
          <Trans>
            Ask us about help with a bill: call <PhoneLink number={settings.phones.estimates} />.
          </Trans>
        </p>
      )}
      {isOffered && failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {isOffered && reply && <HelpScreen assistance={reply} />}
      {isOffered && !reply && !failure && (
        <Loading label={t`Loading the rules`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
    </FramePage>
  );
}
