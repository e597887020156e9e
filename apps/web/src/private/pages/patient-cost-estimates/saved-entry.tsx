import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { DeleteEstimate } from '../../../estimate-details/delete-estimate.tsx';
import { ClaimWords } from '../../../amount-claims/claim-words.tsx';
import { longDate } from '../../../portal/figures.ts';
import type { EstimateStorage } from '../../../estimates-base/estimates-base.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Day, When } from '../../when/when.tsx';
import { RenameEstimate } from './rename-estimate.tsx';
import type { ComparisonChoice } from './use-comparison.ts';

export interface SavedEntryProps {
  estimate: SavedEstimate;
  /** null if it may not be deleted. */
  storage: EstimateStorage | null;
  /** null where there is nothing to compare it with. */
  comparison: ComparisonChoice | null;
}

/** A saved estimate: its service, its amount, how long it is valid, and the link to it. */
export function SavedEntry({ estimate, storage, comparison }: SavedEntryProps) {
  const { ServiceName, ServiceNameLanguage, GivenName, LocationName, Amount, AmountClaim, PayorName, SavedAt } =
    estimate;
  return (
    <article className="saved">
      <span className="saved-arch">
        <Icon of={ReceiptText} size={26} />
      </span>
      <div className="saved-words">
        {GivenName === '' ? (
          <h2 className="saved-name" lang={ServiceNameLanguage}>
            {ServiceName}
          </h2>
        ) : (
          <>
            <h2 className="saved-name">{GivenName}</h2>
            <p lang={ServiceNameLanguage}>{ServiceName}</p>
          </>
        )}
        <p>{LocationName}</p>
        <p className="secondary">
          <Trans>
            Saved: <When iso={SavedAt} />
          </Trans>
        </p>
        <SavedBy name={estimate.SavedBy} />
        <Revised estimate={estimate} />
        <SavedStatus estimate={estimate} />
        {comparison && <CompareBox estimate={estimate} comparison={comparison} />}
      </div>
      <div className="saved-amount">
        {Amount === '' ? (
          <p className="saved-no-figure">
            <Trans>No amount yet</Trans>
          </p>
        ) : (
          <>
            {AmountClaim !== 'exact' && (
              <p className="secondary">
                <ClaimWords claim={AmountClaim} />
              </p>
            )}
            <p className="saved-figure money">{Amount}</p>
          </>
        )}
        <p className="secondary">
          {PayorName === '' ? <Trans>Without insurance</Trans> : <Trans>With {PayorName}</Trans>}
        </p>
      </div>
      <SavedActions estimate={estimate} storage={storage} />
    </article>
  );
}

/** Who saved it for the patient; nothing where the patient did. */
function SavedBy({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <p className="secondary">
      {name === '' ? <Trans>Saved by somebody who looked after you</Trans> : <Trans>Saved by {name}</Trans>}
    </p>
  );
}

/** The amount before the patient saved later figures, with what it claims to be. */
function Revised({ estimate: { RevisedFrom: before } }: Pick<SavedEntryProps, 'estimate'>) {
  if (before === null) return null;
  return (
    <p className="secondary">
      <Trans>
        Before, on <Day iso={before.SavedAt} />: {before.Amount}
      </Trans>
    </p>
  );
}

function CompareBox({ estimate, comparison }: { estimate: SavedEstimate; comparison: ComparisonChoice }) {
  const isChosen = comparison.isChosen(estimate);
  return (
    <Checkbox
      id={`compare-${estimate.SavedEstimateId}`}
      label={
        <>
          <Trans>Compare</Trans>
          <VisuallyHidden>: {estimate.GivenName || estimate.ServiceName}</VisuallyHidden>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && comparison.isFull}
      onChange={() => comparison.toggle(estimate)}
    />
  );
}

/** Until when it is valid. An expired one can still be opened: it is calculated anew. */
function SavedStatus({ estimate: { ValidUntil, IsExpired } }: Pick<SavedEntryProps, 'estimate'>) {
  const { i18n } = useLingui();
  const day = longDate(ValidUntil, i18n.locale);
  return (
    <p className={`saved-standing ${IsExpired ? 'saved-expired' : ''}`}>
      {IsExpired ? <Trans>Expired on {day}</Trans> : <Trans>Good through {day}</Trans>}
    </p>
  );
}

function SavedActions({ estimate, storage }: Pick<SavedEntryProps, 'estimate' | 'storage'>) {
  const { SavedEstimateId, ServiceName, ServiceNameLanguage, GivenName, ServiceAreaId } = estimate;
  return (
    <div className="saved-actions">
      <StateLink
        to="patient-cost-estimates-detail"
        params={{ svcArea: ServiceAreaId, estimate: SavedEstimateId }}
        className={buttonClass('secondary')}
      >
        <span>
          <Trans>Open</Trans>
          <VisuallyHidden>: {GivenName || ServiceName}</VisuallyHidden>
        </span>
        <Icon of={ChevronRight} size={20} />
      </StateLink>
      {storage && <RenameEstimate estimate={estimate} storage={storage} />}
      {storage && (
        <DeleteEstimate
          savedEstimateId={SavedEstimateId}
          name={GivenName || ServiceName}
          nameLang={ServiceNameLanguage}
          storage={storage}
        />
      )}
    </div>
  );
}
