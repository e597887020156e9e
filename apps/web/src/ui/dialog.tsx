import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './dialog.css';

export interface DialogProps {
  title: ReactNode;
  open: boolean;
  /** Called for Escape and for the cross too. */
  onClose: () => void;
  children: ReactNode;
}

/** The native modal dialog. Its heading takes focus when it opens; the browser returns focus when it closes. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    // React's autoFocus does not work in a dialog, and the browser would focus the cross.
    heading.current?.focus();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="dialog-close" aria-label={t`Close`} onClick={onClose}>
              <Icon of={X} />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
