import { Trans, useLingui } from '@lingui/react/macro';
import { type ComparedSites as Compared, compareSites, patientCompareSites, type StateParams } from '@portico/contract';
import { type ComponentType, useEffect, useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { readHexText } from '../estimates-base/hex-text.ts';
import { withServicesView } from '../estimates-base/services-view.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { useSay } from '../frame/live-announcements.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page as FramePage } from '../frame/page.tsx';
import { localeOf } from '../portal/locale-of.ts';
import { callCache, useCall } from '../portal/use-call.ts';
import { StateLink } from '../router/state-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ComparedSites } from './compared-sites.tsx';
import './words.ts';

// An insurance that was entered on the way on counts here too: who comes back sees the list at once, and it is asked for anew.
for (const { name } of [compareSites, patientCompareSites]) callCache.setQueryDefaults([name], { staleTime: 0 });

export interface CompareScreenProps {
  /** null if the address cannot be read. */
  params: StateParams<'estimates-compare'> | null;
  /** The guest's token is no longer valid. */
  onLost?: (failure: CallFailure | null) => void;
  /** Above the sites, where an insurance is not counted that could be. */
  Insurer?: ComponentType<InsurerProps>;
}

export interface InsurerProps {
  compared: Compared;
  /** The service that is compared. */
  template: string;
  /** The insurer has confirmed the benefits: the amounts are others now. */
  onAsked: () => void;
}

/** A service at every site: what one would pay, what that holds, how far it is (issue 14, point 2; docs/decisions/0129). */
export function CompareScreen({ params, onLost, Insurer }: CompareScreenProps) {
  const { t } = useLingui();
  const { calls, isSignedIn, states, token } = useEstimatesBase();
  const template = params?.template;
  const { reply, failure, retry } = useCall(
    calls.compareSites,
    { template: template ?? '', token },
    { enabled: template !== undefined && (isSignedIn || token !== undefined), keepPrevious: true },
  );
  const isLost = failure?.error === 'guestTokenRequired';
  useUnstableState(template === undefined || (losesFooting(failure) && !isLost));
  useEffect(() => {
    if (isLost) onLost?.(failure);
    // Once for each refusal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLost]);
  const [wasAsked, setAsked] = useState(false);
  const plan = wasAsked ? (reply?.PlanName ?? '') : '';
  useSay(plan === '' ? '' : t`The prices are with ${plan} now.`);
  useEffect(() => {
    // The pressed button is gone with the question.
    if (plan !== '' && document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
  }, [plan]);
  const askedInsurer = () => {
    setAsked(true);
    retry();
  };
  const name = reply?.ServiceName ?? readHexText(params?.tDesc ?? '') ?? undefined;
  return (
    <FramePage
      state={states.compare}
      title={name}
      titleLang={reply?.ServiceNameLanguage}
      lead={reply && <Lead compared={reply} />}
      above={
        <EstimateSteps at={states.compare} isCareFirst>
          <StateLink to={states.services} params={withServicesView(token === undefined ? {} : { token })}>
            <Trans>Different service</Trans>
          </StateLink>
        </EstimateSteps>
      }
    >
      {failure && !losesFooting(failure) && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && reply.PayorToAsk !== '' && template !== undefined && Insurer && (
        <Insurer compared={reply} template={template} onAsked={askedInsurer} />
      )}
      {reply && params && <ComparedSites compared={reply} params={params} />}
      {!reply && (!failure || losesFooting(failure)) && (
        <Loading label={t`Loading the places`}>
          <div className="stack">
            <Skeleton shape="card" count={3} />
          </div>
        </Loading>
      )}
    </FramePage>
  );
}

function Lead({ compared: { PlanName: plan, PlanToldAt: toldAt, PayorToAsk: payor } }: { compared: Compared }) {
  const { i18n } = useLingui();
  if (plan === '') {
    return payor === '' ? (
      <Trans>What you would pay without insurance, at every place. You can add your insurance in the next step.</Trans>
    ) : (
      <Trans>What you would pay without insurance, at every place.</Trans>
    );
  }
  if (toldAt === '') {
    return <Trans>What you would pay with {plan}, at every place, with the benefits that you entered.</Trans>;
  }
  const day = new Intl.DateTimeFormat(localeOf(i18n.locale), { dateStyle: 'long' }).format(new Date(toldAt));
  return (
    <Trans>
      What you would pay with {plan}, at every place. Benefits confirmed on {day}.
    </Trans>
  );
}
