import { Trans, useLingui } from '@lingui/react/macro';
import type { PricesOfLocationModel, PriceVersionModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { usePriceNames } from './use-price-names.ts';

/** What somebody is about to do with a version; `rollBack` leaves the live one. */
export interface VersionAct {
  readonly kind: 'activate' | 'rollBack' | 'discard';
  readonly version: PriceVersionModel;
}

export interface VersionDialogProps {
  act: VersionAct;
  location: Pick<PricesOfLocationModel, 'locationId' | 'name'>;
  seenLive: number | null;
  onDone: (told: string) => void;
  /** Tells whether the page is old: somebody has made other prices live. */
  onCancel: (hasChanged: boolean) => void;
}

/** Asks once more, says what patients see afterwards, and asks why where that has to be said. */
export function VersionDialog({ act: { kind, version }, location, seenLive, onDone, onCancel }: VersionDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { pricesOf } = usePriceNames();
  const [reason, setReason] = useState('');
  const [isMeant, setIsMeant] = useState(false);
  const [isOlder, setIsOlder] = useState(false);
  const act = useAct();
  const { versionId, fileName } = version;
  const { locationId, name } = location;
  const day = pricesOf(version);
  const texts = {
    activate: {
      title: t`Make version ${versionId} of ${name} live?`,
      act: t`Make live`,
      about:
        seenLive === null
          ? t`Patients see the prices of ${fileName}, of ${day}, with their next page.`
          : t`Patients see the prices of ${fileName}, of ${day}, with their next page. What is live now is kept for a way back.`,
      done: t`Version ${versionId} is live.`,
    },
    rollBack: {
      title: t`Go back to the prices of ${name} before version ${versionId}?`,
      act: t`Go back`,
      about: t`Patients see the prices that were live before, with their next page. Version ${versionId} is kept, and can be made live again.`,
      done: t`The prices before version ${versionId} are live again.`,
    },
    discard: {
      title: t`Remove version ${versionId} of ${name}?`,
      act: t`Remove`,
      about: t`It cannot be made live any more. Patients see nothing of it.`,
      done: t`Version ${versionId} is gone.`,
    },
  }[kind];
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      try {
        if (kind === 'discard') await send('discardPrices', { locationId, versionId });
        else if (kind === 'rollBack') await send('rollBackPrices', { locationId, seenLive, reason });
        else await send('activatePrices', { locationId, versionId, seenLive, older: isMeant, reason });
      } catch (failure) {
        if (failure instanceof Error && 'error' in failure && failure.error === 'versionOlder') setIsOlder(true);
        throw failure;
      }
    });
    if (went) onDone(texts.done);
  };
  return (
    <ConfirmDialog
      title={texts.title}
      act={texts.act}
      cancel={t`Cancel`}
      isDangerous={kind !== 'activate'}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => onCancel(act.failure?.error === 'pricesChanged')}
    >
      <p>{texts.about}</p>
      {isOlder && <CheckField label={t`It is meant to be older`} isChecked={isMeant} onChange={setIsMeant} />}
      {(isOlder || kind === 'rollBack') && <ReasonField value={reason} onChange={setReason} />}
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
