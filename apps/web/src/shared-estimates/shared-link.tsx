import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Share2 } from 'lucide-react';
import { useCopy } from '../portal/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { Status } from '../ui/status.tsx';
import './shared-link.css';

/** Empty modules around a QR code, which readers need. */
const MARGIN = 4;

export interface SharedLinkProps {
  link: string;
  code: { size: number; path: string };
  hasPasscode: boolean;
}

/** A link that was made just now: a code to scan, and the link to copy or send. It is shown this once. */
export function SharedLink({ link, code, hasPasscode }: SharedLinkProps) {
  const { t } = useLingui();
  const copying = useCopy();
  return (
    <section className="shared-link" aria-labelledby="shared-link-title">
      <svg
        className="shared-link-code"
        viewBox={`${-MARGIN} ${-MARGIN} ${code.size + 2 * MARGIN} ${code.size + 2 * MARGIN}`}
        role="img"
        aria-label={t`QR code of the link`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <div className="stack shared-link-words">
        <h3 id="shared-link-title" tabIndex={-1} ref={focusOnce}>
          <Trans>Your link is ready.</Trans>
        </h3>
        <p>{hasPasscode ? <Trans>With a passcode.</Trans> : <Trans>Without a passcode.</Trans>}</p>
        <p>
          <Trans>Let the other person scan the code, or send them the link. We cannot show it again.</Trans>
        </p>
        <p className="shared-link-text" translate="no">
          {link}
        </p>
        <div className="row">
          {copying.canCopy && (
            <Button variant="secondary" icon={Copy} onClick={() => copying.copy(link)}>
              {copying.isCopied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
            </Button>
          )}
          {'share' in navigator && (
            <Button
              variant="secondary"
              icon={Share2}
              onClick={() => void navigator.share({ text: link }).catch(() => {})}
            >
              <Trans>Send it</Trans>
            </Button>
          )}
          <Status>{copying.hasFailed && <Trans>Could not copy. Select the text instead.</Trans>}</Status>
        </div>
      </div>
    </section>
  );
}

function focusOnce(title: HTMLElement | null): void {
  title?.focus();
}
