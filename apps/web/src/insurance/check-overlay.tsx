import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { EligibilityCheck } from './use-eligibility-check.ts';
import './words.ts';
import '../ui/dialog.css';
import './check-overlay.css';

export interface CheckOverlayProps {
  check: Pick<EligibilityCheck, 'state' | 'progress' | 'timeoutSeconds' | 'stop'>;
  /** Who is asked. */
  payorName: string;
}

/**
 * Lies over the page while the insurer is asked (spec §4: progress overlay). A native modal dialog without a cross, which
 * Escape does not close: it ends by itself, or by its one button.
 */
export function CheckOverlay({ check, payorName }: CheckOverlayProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isOpen = check.state === 'asking';
  // Before the effects of what comes next: an open dialog would keep focus from it.
  useLayoutEffect(() => {
    if (isOpen) show(dialog.current, heading.current);
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="dialog check-overlay"
      aria-labelledby={titleId}
      closedby="none"
      // Browsers that do not know `closedby` close it by Escape.
      onCancel={(event) => event.preventDefault()}
      onClose={() => isOpen && show(dialog.current, heading.current)}
    >
      {isOpen && (
        <>
          <span className="check-overlay-arch">
            <Icon of={ShieldCheck} size={40} />
          </span>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            <Trans>Asking {payorName}</Trans>
          </h2>
          <p>
            <Trans>We are asking what your plan pays for this care. It often takes only a few seconds.</Trans>
          </p>
          <ProgressBar label={t`Asking ${payorName}`} value={check.progress} />
          <p className="secondary">
            <Trans>You can leave this page. The question goes on, and the answer waits for you here.</Trans>
          </p>
          <Button variant="secondary" onClick={check.stop}>
            <Trans>Stop waiting</Trans>
          </Button>
          <output>
            <VisuallyHidden>
              <ProgressSaid check={check} />
            </VisuallyHidden>
          </output>
        </>
      )}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null, heading: HTMLElement | null): void {
  if (!dialog?.open) dialog?.showModal();
  heading?.focus();
}

/** The progress for those who listen, at each quarter of the time: more often would talk over everything else. */
function ProgressSaid({ check: { progress, timeoutSeconds } }: Pick<CheckOverlayProps, 'check'>) {
  const { t } = useLingui();
  const quarter = Math.floor(progress * 4);
  if (progress >= 1) return t`We are done asking.`;
  if (quarter === 0) return null;
  const seconds = Math.round(timeoutSeconds * (1 - quarter / 4));
  return t`Still asking. It takes at most ${seconds} seconds more.`;
}
