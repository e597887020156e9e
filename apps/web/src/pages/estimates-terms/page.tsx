import { Trans, useLingui } from '@lingui/react/macro';
import { CARE_FIRST, guestTerms } from '@portico/contract';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { EstimateSteps } from '../../estimates-base/estimate-steps.tsx';
import { useUnstableState } from '../../estimates-base/unstable-state.ts';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TermsForm } from './terms-form.tsx';
import { WhatComesNext } from './what-comes-next.tsx';

/** The terms of guest estimates, to be accepted before anything else (spec §6). */
export function Page() {
  return (
    <GuestEstimates>
      <Terms />
    </GuestEstimates>
  );
}

function Terms() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const params = useStateParams('estimates-terms');
  const area = settings.serviceAreas.find((each) => each.Id === params?.svcArea);
  const isCareFirst = params?.first === CARE_FIRST || params?.template !== undefined;
  const hasFooting = area !== undefined || isCareFirst;
  const { reply, failure, retry } = useCall(
    guestTerms,
    {},
    {
      enabled: hasFooting,
      fresh: true,
      // The ticked box stays when the language changes.
      keepPrevious: true,
    },
  );
  useUnstableState(!hasFooting);
  return (
    <FramePage
      state="estimates-terms"
      above={
        <EstimateSteps at="estimates-terms" isCareFirst={area === undefined}>
          {area?.Name ?? <Trans>All places</Trans>}
        </EstimateSteps>
      }
      lead={<Trans>Please read this first. It says what an estimate is, and what it is not.</Trans>}
    >
      <div className="terms-page">
        <div className="stack stack-loose">
          {failure && <EstimateErrorNotice failure={failure} onRetry={retry} />}
          {hasFooting && params && reply && <TermsForm terms={reply} params={params} onRenew={retry} />}
          {!reply && !failure && (
            <Loading label={t`Loading the terms`}>
              <Skeleton shape="line" count={6} />
              <Skeleton shape="card" />
            </Loading>
          )}
        </div>
        {hasFooting && <WhatComesNext area={area} location={params?.location} />}
      </div>
    </FramePage>
  );
}
