import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, startFactor } from '@portico/contract';
import { Button } from '../../../ui/button.tsx';
import { CopyRefused } from './copy-refused.tsx';
import { useCopy } from '../../../portal/use-copy.ts';
import './authenticator-secret.css';

type Authenticator = NonNullable<CallReply<typeof startFactor>['authenticator']>;

/** Empty modules around a QR code, which readers need. */
const MARGIN = 4;

/** The secret for the app: a picture to scan, or letters to type. */
export function AuthenticatorSecret({ secret, uri, qr }: Authenticator) {
  const { t } = useLingui();
  const copying = useCopy();
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className="authenticator">
      <svg
        className="authenticator-qr"
        viewBox={`${-MARGIN} ${-MARGIN} ${qr.size + 2 * MARGIN} ${qr.size + 2 * MARGIN}`}
        role="img"
        aria-label={t`QR code for your authenticator app`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <div className="stack">
        <p>
          <Trans>Scan this code with the app, or type this key into it:</Trans>
        </p>
        <p className="authenticator-key" translate="no">
          {grouped}
        </p>
        <p>
          <a href={uri}>
            <Trans>Open the app on this device</Trans>
          </a>
        </p>
        {copying.canCopy && (
          <div>
            <Button variant="quiet" onClick={() => copying.copy(secret)}>
              {copying.isCopied ? <Trans>Copied</Trans> : <Trans>Copy the key</Trans>}
            </Button>
            <CopyRefused hasFailed={copying.hasFailed} />
          </div>
        )}
        <p>
          <Trans>Then enter the code the app shows.</Trans>
        </p>
      </div>
    </div>
  );
}
