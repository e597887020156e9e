import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCameraScan } from './use-camera-scan.ts';

export interface ScanCameraProps {
  onText: (text: string) => void;
  onStop: () => void;
}

/** What the camera sees, until there is the code of a card in it. */
export function ScanCamera({ onText, onStop }: ScanCameraProps) {
  const { t } = useLingui();
  const film = useRef<HTMLVideoElement>(null);
  const { state, sawOtherCode } = useCameraScan(film, onText);
  return (
    <div className="stack">
      {state === 'refused' && (
        <Notice kind="sun" role="alert" title={<Trans>The camera is not allowed.</Trans>}>
          <p>
            <Trans>
              Allow it in your browser’s settings for this page, or open a picture of the code, or paste the link.
            </Trans>
          </p>
        </Notice>
      )}
      {state === 'missing' && (
        <Notice kind="sun" role="alert" title={<Trans>We cannot use a camera here.</Trans>}>
          <p>
            <Trans>Open a picture of the code, or paste the link.</Trans>
          </p>
        </Notice>
      )}
      {(state === 'starting' || state === 'running') && (
        <>
          <video ref={film} className="card-reader-film" aria-label={t`What the camera sees`} playsInline muted />
          <output className="secondary">
            {sawOtherCode ? (
              <Trans>This code is not of a digital insurance card. Show the camera another one.</Trans>
            ) : (
              <Trans>Hold the code in front of the camera until it fills most of the picture.</Trans>
            )}
          </output>
        </>
      )}
      <div className="row">
        <Button variant="secondary" onClick={onStop} ref={focusOnce}>
          {state === 'starting' || state === 'running' ? <Trans>Stop the camera</Trans> : <Trans>Another way</Trans>}
        </Button>
      </div>
    </div>
  );
}

/** The button that started the camera is gone. */
function focusOnce(button: HTMLElement | null): void {
  button?.focus();
}
