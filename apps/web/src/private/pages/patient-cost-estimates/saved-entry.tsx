import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { ChevronRight, ReceiptText, Trash2 } from 'lucide-react';
import { longDate } from '../../../estimate-details/figures.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { When } from '../../when/when.tsx';

export interface SavedEntryProps {
  estimate: SavedEstimate;
  /** null where it may not be deleted. */
  onDelete: (() => void) | null;
}

/** One saved estimate: what it was for, what it came to, for how long it stands, and the way to it. */
export function SavedEntry({ estimate, onDelete }: SavedEntryProps) {
  const { PetName, PetLanguage, LocationName, Amount, PayorName, SavedAt } = estimate;
  return (
    <article className="saved">
      <span className="saved-arch">
        <Icon of={ReceiptText} size={26} />
      </span>
      <div className="saved-words">
        <h2 className="saved-name" lang={PetLanguage}>
          {PetName}
        </h2>
        <p>{LocationName}</p>
        <p className="secondary">
          <Trans>
            Saved <When iso={SavedAt} />
          </Trans>
        </p>
        <Standing estimate={estimate} />
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
      <SavedActions estimate={estimate} onDelete={onDelete} />
    </article>
  );
}

/** Until when it stands. One that has expired can be opened all the same: it is worked out anew. */
function Standing({ estimate: { ValidUntil, IsExpired } }: Pick<SavedEntryProps, 'estimate'>) {
  const { i18n } = useLingui();
  const day = longDate(ValidUntil, i18n.locale);
  return (
    <p className={`saved-standing ${IsExpired ? 'saved-expired' : ''}`}>
      {IsExpired ? <Trans>Expired on {day}</Trans> : <Trans>Good through {day}</Trans>}
    </p>
  );
}

function SavedActions({ estimate, onDelete }: SavedEntryProps) {
  const { PesId, PetName, ServiceAreaId } = estimate;
  const name = <VisuallyHidden>: {PetName}</VisuallyHidden>;
  return (
    <div className="saved-actions">
      <StateLink
        to="patient-cost-estimates-detail"
        params={{ svcArea: ServiceAreaId, estimate: PesId }}
        className={buttonClass('secondary')}
      >
        <span>
          <Trans>Open</Trans>
          {name}
        </span>
        <Icon of={ChevronRight} size={20} />
      </StateLink>
      {onDelete && (
        <Button variant="quiet" icon={Trash2} onClick={onDelete}>
          <span>
            <Trans>Delete</Trans>
            {name}
          </span>
        </Button>
      )}
    </div>
  );
}
