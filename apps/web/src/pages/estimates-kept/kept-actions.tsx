import { Trans } from '@lingui/react/macro';
import { type KeptEstimate, keptEstimatePdf, keptEstimateReminder } from '@portico/contract';
import { BellPlus, CalendarPlus, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { downloadFile } from '../../native/download-file.ts';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeleteKept } from './delete-kept.tsx';
import { NewEstimateLink } from './new-estimate-link.tsx';
import { printWhole } from './print-parts.ts';

export interface KeptActionsProps {
  kept: KeptEstimate;
  openKey: string;
  onDeleted: () => void;
  /** It closed meanwhile. */
  onOver: () => void;
}

/** What one does with an estimate that is open. */
export function KeptActions({ kept, openKey: key, onDeleted, onOver }: KeptActionsProps) {
  const send = useSend();
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'keptEstimateRefused') return false;
    onOver();
    return true;
  });
  const [wanted, setWanted] = useState<'paper' | 'reminder'>('paper');
  const { ServiceAreaId: svcArea, LocationId: location, templateId: template } = kept.NewEstimate;
  const savePaper = async () => {
    const reply = await run(() => send(keptEstimatePdf, { key }));
    if (reply === undefined) return;
    const content = Uint8Array.from(atob(reply.Document), (byte) => byte.codePointAt(0) ?? 0);
    downloadFile({ name: reply.FileName, type: 'application/pdf', content });
  };
  const saveReminder = async () => {
    const reply = await run(() => send(keptEstimateReminder, { key }));
    if (reply) downloadFile({ name: reply.FileName, type: 'text/calendar', content: reply.Calendar });
  };
  const save = (what: typeof wanted) => {
    if (busy) return;
    setWanted(what);
    void (what === 'paper' ? savePaper() : saveReminder());
  };
  return (
    <div className="no-print">
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => save(wanted)} />}
      <div className="kept-actions">
        {kept.CanBook && (
          <StateLink to="embedded-schedule" params={{ svcArea, location, template }} className={buttonClass('quiet')}>
            <Icon of={CalendarPlus} size={20} />
            <Trans>Book this</Trans>
          </StateLink>
        )}
        <Button variant="quiet" icon={Printer} onClick={printWhole}>
          <Trans>Print</Trans>
        </Button>
        <Button variant="quiet" icon={FileDown} busy={busy && wanted === 'paper'} onClick={() => save('paper')}>
          <Trans>Save as PDF</Trans>
        </Button>
        <Button variant="quiet" icon={BellPlus} busy={busy && wanted === 'reminder'} onClick={() => save('reminder')}>
          <Trans>Remind me of the last day</Trans>
        </Button>
        <NewEstimateLink kept={kept} />
        <DeleteKept openKey={key} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
