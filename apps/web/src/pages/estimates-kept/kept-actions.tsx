import { Trans } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { Printer, RefreshCw } from 'lucide-react';
import { printPage } from '../../native/print-page.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeleteKept } from './delete-kept.tsx';

export interface KeptActionsProps {
  kept: KeptEstimate;
  openKey: string;
  onDeleted: () => void;
}

/** What one does with an estimate that is open. */
export function KeptActions({ kept, openKey, onDeleted }: KeptActionsProps) {
  const { ServiceAreaId: svcArea, LocationId: location, templateId: template } = kept.NewEstimate;
  return (
    <div className="kept-actions no-print">
      <Button variant="quiet" icon={Printer} onClick={printPage}>
        <Trans>Print</Trans>
      </Button>
      <StateLink to="estimates-terms" params={{ svcArea, location, template }} className={buttonClass('quiet')}>
        <Icon of={RefreshCw} size={20} />
        <Trans>Make a new estimate</Trans>
      </StateLink>
      <DeleteKept openKey={openKey} onDeleted={onDeleted} />
    </div>
  );
}
