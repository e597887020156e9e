import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusCardOf } from '../../focus-card.ts';

export interface EndAccessProps {
  label: ReactNode;
  /** Whose access it is. */
  name: string;
  /** What the dialog asks. */
  title: ReactNode;
  /** What it means. */
  question: ReactNode;
  end: () => Promise<unknown>;
  onEnded: () => void;
}

/** Ends an access or an invitation, once the user has said so twice. */
export function EndAccess({ label, name, title, question, end, onEnded }: EndAccessProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { busy, failure, run } = useAction();
  const give = () =>
    void run(async () => {
      await end().catch((caught: unknown) => {
        // It has ended elsewhere already: the result is the same.
        if (!(caught instanceof CallFailure && caught.error === 'unknownProxy')) throw caught;
      });
      setIsOpen(false);
      if (button !== null) focusCardOf(button);
      onEnded();
    });
  return (
    <>
      <Button ref={setButton} variant="secondary" onClick={() => setIsOpen(true)}>
        <span>
          {label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      </Button>
      <Dialog title={title} open={isOpen} onClose={() => setIsOpen(false)}>
        <div className="stack">
          {failure && <CallErrorNotice failure={failure} onRetry={give} />}
          <p>{question}</p>
          <div className="row">
            <Button busy={busy} onClick={give}>
              {label}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
