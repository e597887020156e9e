import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { DeleteEstimate } from '../../../estimate-details/delete-estimate.tsx';
import { longDate } from '../../../estimate-details/figures.ts';
import type { EstimateStorage } from '../../../estimates-base/estimates-base.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { When } from '../../when/when.tsx';

export interface SavedEntryProps {
  estimate: SavedEstimate;
  /** null if it may not be deleted. */
  storage: EstimateStorage | null;
}

/** A saved estimate: its service, its amount, how long it is valid, and the link to it. */
export function SavedEntry({ estimate, storage }: SavedEntryProps) {
  const { ServiceName, ServiceNameLanguage, LocationName, Amount, PayorName, SavedAt } = estimate;
  return (
    <article className="saved">
      <span className="saved-arch">
        <Icon of={ReceiptText} size={26} />
      </span>
      <div className="saved-words">
        <h2 className="saved-name" lang={ServiceNameLanguage}>
          {ServiceName}
        </h2>
        <p>{LocationName}</p>
        <p className="secondary">
          <Trans>
            Saved: <When iso={SavedAt} />
          </Trans>
        </p>
        <SavedStatus estimate={estimate} />
      </div>
      <div className="saved-amount">
        {Amount === '' ? (
          <p className="saved-no-figure">
            <Trans>No amount yet</Trans>
          </p>
        ) : (
          <p className="saved-figure money">{Amount}</p>
        )}
        <p className="secondary">
          {PayorName === '' ? <Trans>Without insurance</Trans> : <Trans>With {PayorName}</Trans>}
        </p>
      </div>
      <SavedActions estimate={estimate} storage={storage} />
    </article>
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

function SavedActions({ estimate, storage }: SavedEntryProps) {
  const { SavedEstimateId, ServiceName, ServiceNameLanguage, ServiceAreaId } = estimate;
  return (
    <div className="saved-actions">
      <StateLink
        to="patient-cost-estimates-detail"
        params={{ svcArea: ServiceAreaId, estimate: SavedEstimateId }}
        className={buttonClass('secondary')}
      >
        <span>
          <Trans>Open</Trans>
          <VisuallyHidden>: {ServiceName}</VisuallyHidden>
        </span>
        <Icon of={ChevronRight} size={20} />
      </StateLink>
      {storage && (
        <DeleteEstimate
          savedEstimateId={SavedEstimateId}
          name={ServiceName}
          nameLang={ServiceNameLanguage}
          storage={storage}
        />
      )}
    </div>
  );
}
