import { Trans, useLingui } from '@lingui/react/macro';
import type { PricesOfLocationModel, PriceUploadModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { forgetSending, sendFile, useSending } from './sendings.ts';
import { UploadProgress } from './upload-progress.tsx';

/** What a file of CMS may end with, packed or not. */
const ENDINGS = ['.csv', '.json', '.gz', '.zip'];

export interface BringFileProps {
  location: PricesOfLocationModel;
  upload: PriceUploadModel | null;
  onChanged: () => void;
}

/** A file is chosen and sent, and how far it is; it is read as soon as it is here. */
export function BringFile({ location: { locationId, name }, upload, onChanged }: BringFileProps) {
  const { t } = useLingui();
  const { send, sendPart } = useSession();
  const sending = useSending(locationId);
  const [isCancelling, setIsCancelling] = useState(false);
  const act = useAct();
  const isSending = sending !== null && sending.failure === null;
  const current = isSending ? sending.upload : upload;
  const isOpen =
    current !== null &&
    (current.status === 'uploading' || current.status === 'waiting' || current.status === 'importing');
  const choose = (file: File): void => {
    void act.run(async () => {
      forgetSending(locationId);
      const announced = { locationId, fileName: file.name, size: file.size, modifiedAt: file.lastModified };
      const { upload: begun } = await send('beginPriceUpload', announced);
      onChanged();
      const show = async (uploadId: string) => (await send('showPriceUpload', { uploadId })).upload;
      void sendFile(file, begun, { sendPart, show }).then(onChanged);
    });
  };
  const cancel = async (): Promise<void> => {
    const went = await act.run(async () => {
      if (current !== null) await send('cancelPriceUpload', { uploadId: current.uploadId });
      forgetSending(locationId);
      onChanged();
    });
    if (went) setIsCancelling(false);
  };
  return (
    <section className="card stack">
      <h2>
        <Trans>Bring a file</Trans>
      </h2>
      {isOpen ? (
        <UploadProgress upload={current} isSending={isSending} />
      ) : (
        <p className="secondary">
          <Trans>
            CSV or JSON of the CMS template, as it is or packed with gzip or zip. It is read at once, and no patient
            sees its prices before somebody makes them live here.
          </Trans>
        </p>
      )}
      {!isCancelling && <ErrorNotice failure={sending?.failure ?? act.failure} />}
      <div className="row">
        {(!isOpen || (current.status === 'uploading' && !isSending)) && (
          <FileButton look="primary" accept={ENDINGS} onChoose={choose}>
            {isOpen ? <Trans>Choose the same file</Trans> : <Trans>Choose a file</Trans>}
          </FileButton>
        )}
        {isOpen && (
          <Button look="danger" onPress={() => setIsCancelling(true)}>
            <Trans>Cancel this file</Trans>
          </Button>
        )}
      </div>
      {isCancelling && current !== null && (
        <ConfirmDialog
          title={t`Cancel ${current.fileName}?`}
          act={t`Cancel this file`}
          cancel={t`Go on with it`}
          isDangerous
          isBusy={act.isBusy}
          onConfirm={() => void cancel()}
          onCancel={() => setIsCancelling(false)}
        >
          <p>
            <Trans>Nothing of it stays. The live prices of {name} are those of before.</Trans>
          </p>
          <ErrorNotice failure={act.failure} />
        </ConfirmDialog>
      )}
    </section>
  );
}
