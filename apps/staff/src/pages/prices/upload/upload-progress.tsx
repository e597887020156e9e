import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceUploadModel } from '@portico/staff-contract';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { useTimes } from '../../../formats/use-times.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';

/** How far a file is on its way, or read. */
export function UploadProgress({ upload, isSending }: { upload: PriceUploadModel; isSending: boolean }) {
  const { t } = useLingui();
  const { bytes, count, share } = useNumbers();
  const { time } = useTimes();
  const { fileName, status, size, received, read, by, begunAt } = upload;
  const [sent, whole, begun] = [bytes(received), bytes(size), time(begunAt)];
  if (status === 'uploading') {
    return (
      <>
        <Progress
          label={t`${fileName} is on its way`}
          value={received}
          max={size}
          text={t`${share(received, size)}: ${sent} of ${whole}`}
        />
        {!isSending && (
          <Notice look="hint">
            <Trans>
              {by} began it on {begun}, and it is not sent from this window. If no other window sends it, choose the
              same file again: it goes on where it stopped.
            </Trans>
          </Notice>
        )}
      </>
    );
  }
  if (status === 'waiting') {
    return (
      <Progress label={t`${fileName} is here`} value={0} max={1} text={t`It is read as soon as a server is free.`} />
    );
  }
  const rates = count(read.rates);
  return (
    <Progress
      label={t`${fileName} is being read`}
      value={read.position}
      max={read.size}
      text={t`${share(read.position, read.size)}, ${rates} negotiated rates so far`}
    />
  );
}
