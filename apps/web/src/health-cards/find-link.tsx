import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Status } from '../ui/status.tsx';
import { TextField } from '../ui/text-field.tsx';
import { readQrOfFile } from './read-qr.ts';
import { ScanCamera } from './scan-camera.tsx';

/** In characters: as many as the reader looks through. */
const MAX_LINK = 20_000;

export interface FindLinkProps {
  busy: boolean;
  /** With what was scanned, opened or pasted; null where a picture holds no code. */
  onText: (text: string | null) => void;
}

/** Three ways to the link of a card: the camera, a picture or file of it, the link itself. */
export function FindLink({ busy, onText }: FindLinkProps) {
  const { t } = useLingui();
  const [isScanning, setIsScanning] = useState(false);
  const [pasted, setPasted] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsEmpty(pasted.trim() === '');
    if (pasted.trim() === '') document.querySelector<HTMLElement>('#card-link')?.focus();
    else onText(pasted);
  };
  return (
    <div className="stack">
      <p>
        <Trans>
          Your insurer’s app or website can show your card as a QR code, or share it as a link. Scan or open it here,
          and we fill in this form. You can change what it says.
        </Trans>
      </p>
      {isScanning ? (
        <ScanCamera
          onText={(text) => {
            setIsScanning(false);
            onText(text);
          }}
          onStop={() => setIsScanning(false)}
        />
      ) : (
        <div className="row">
          <Button icon={Camera} onClick={() => setIsScanning(true)}>
            <Trans>Scan with the camera</Trans>
          </Button>
          <Button variant="secondary" icon={ImageUp} onClick={() => chooser.current?.click()}>
            <Trans>Open a picture or file</Trans>
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={t`Picture or file of your card`}
            accept="image/*,text/plain,.txt,.smart-health-card"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void readQrOfFile(file).then(onText);
            }}
          />
        </div>
      )}
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          id="card-link"
          label={<Trans>Or paste the link of the card</Trans>}
          hint={<Trans>It has “shlink:/” in it</Trans>}
          error={isEmpty ? t`Paste the link of your card` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_LINK}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <div className="row">
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? <Trans>One moment</Trans> : <Trans>Read the card</Trans>}
          </Button>
          <Status>{busy && <Trans>We are getting your card.</Trans>}</Status>
        </div>
      </form>
    </div>
  );
}
