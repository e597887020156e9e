import { Trans, useLingui } from '@lingui/react/macro';
import { getSavedEstimates, type CallReply } from '@portico/contract';
import { Plus } from 'lucide-react';
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
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { NoEstimates } from './no-estimates.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { CannotSave, DoneNotice, UnstableNotice } from './saved-notices.tsx';
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
  const params = useSignedInParams('patient-cost-estimates');
  const { reply, failure, retry } = useCall(getSavedEstimates, {}, { fresh: true, keepPrevious: true });
  return (
    <FramePage
      state="patient-cost-estimates"
      lead={reply && reply.Estimates.length > 0 && <Trans>What you saved. Open one to see today’s price.</Trans>}
    >
      {(params === null || params.unstable !== undefined) && <UnstableNotice />}
      <DoneNotice />
      {failure && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && !reply.canEditAndSave && <CannotSave />}
      {reply && <Saved {...reply} />}
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

function Saved({ Estimates, canEditAndSave }: CallReply<typeof getSavedEstimates>) {
  const { storage } = useEstimatesBase();
  if (Estimates.length === 0) return <NoEstimates canSave={canEditAndSave} />;
  return (
    <>
      <div className="row">
        <StateLink to="patient-cost-estimates-location" className={buttonClass()}>
          <Icon of={Plus} size={20} />
          <Trans>New estimate</Trans>
        </StateLink>
      </div>
      <ul className="saved-list">
        {Estimates.map((estimate) => (
          <li key={estimate.SavedEstimateId}>
            <Card>
              <SavedEntry estimate={estimate} storage={canEditAndSave ? storage : null} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
