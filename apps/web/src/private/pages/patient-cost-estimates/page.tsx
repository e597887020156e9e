import { Trans, useLingui } from '@lingui/react/macro';
import { getSavedEstimates, type CallReply } from '@portico/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useEstimatesBase } from '../../../estimates-base/estimates-base.ts';
import { EstimateErrorNotice } from '../../../estimates-base/estimate-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useMay } from '../../session/session.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { CompareBar } from './compare-bar.tsx';
import { NoEstimates, NothingToSee } from './no-estimates.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { CannotSave, DoneNotice, OnlySees, UnstableNotice } from './saved-notices.tsx';
import { useComparison } from './use-comparison.ts';
import { type ShownDays, ValidityFilter } from './validity-filter.tsx';
import '../../../estimate-details/words.ts';
import './saved-estimates.css';

/** The user's saved estimates, and the first page of the signed-in estimator (spec §4). */
export function Page() {
  return (
    <PatientEstimates>
      <SavedEstimates />
    </PatientEstimates>
  );
}

function SavedEstimates() {
  const { t } = useLingui();
  const mayMake = useMay('estimates');
  const params = useSignedInParams('patient-cost-estimates');
  const [days, setDays] = useState<ShownDays>({});
  const { reply, failure, retry } = useCall(getSavedEstimates, days, { fresh: true, keepPrevious: true });
  return (
    <FramePage
      state="patient-cost-estimates"
      lead={reply && reply.Total > 0 && <Trans>What you saved. Open one to see today’s price.</Trans>}
    >
      {(params === null || params.unstable !== undefined) && <UnstableNotice />}
      <DoneNotice />
      {failure && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && !reply.canEditAndSave && (mayMake ? <CannotSave /> : <OnlySees />)}
      {reply && <Saved reply={reply} days={days} onDays={setDays} />}
      {!reply && !failure && (
        <Loading label={t`Loading your saved estimates`}>
          <div className="saved-skeleton">
            <Skeleton shape="card" count={3} />
          </div>
        </Loading>
      )}
    </FramePage>
  );
}

interface SavedProps {
  reply: CallReply<typeof getSavedEstimates>;
  days: ShownDays;
  onDays: (days: ShownDays) => void;
}

function Saved({ reply: { Estimates, Total, canEditAndSave }, days, onDays }: SavedProps) {
  const { storage } = useEstimatesBase();
  const canBegin = useMay('estimates');
  const comparison = useComparison(Estimates);
  if (Total === 0) return canBegin ? <NoEstimates canSave={canEditAndSave} /> : <NothingToSee />;
  const isFiltered = days.startDay !== undefined;
  return (
    <>
      {canBegin && (
        <div className="row">
          <StateLink to="patient-cost-estimates-location" className={buttonClass()}>
            <Icon of={Plus} size={20} />
            <Trans>New estimate</Trans>
          </StateLink>
        </div>
      )}
      <ValidityFilter shown={isFiltered ? { count: Estimates.length, total: Total } : null} onChange={onDays} />
      {Estimates.length > 1 && <CompareBar choice={comparison} />}
      <ul className="saved-list">
        {Estimates.map((estimate) => (
          <li key={estimate.SavedEstimateId}>
            <Card>
              <SavedEntry
                estimate={estimate}
                storage={canEditAndSave ? storage : null}
                comparison={Estimates.length > 1 ? comparison : null}
              />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
