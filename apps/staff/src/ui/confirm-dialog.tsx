import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import './confirm-dialog.css';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What the button says that does it; null where nothing is to be done. */
  act: string | null;
  cancel: string;
  isDangerous?: boolean;
  /** Of a dialog with a table. */
  isWide?: boolean;
  isBusy: boolean;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Asks once more before something is done. It names the person, says what follows, and gives focus back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act, cancel, isDangerous = false, isWide = false, isBusy, onConfirm, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  // Whoever was refused begins again where the first field is wrong.
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isBusy]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onConfirm?.();
  };
  return (
    <ModalOverlay
      isOpen
      className="veil"
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <Modal className={isWide ? 'dialog dialog-wide' : 'dialog'}>
        <Dialog role="alertdialog">
          <form ref={form} className="stack" noValidate onSubmit={submit}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {children}
            <div className="row dialog-acts">
              <Button onPress={onCancel}>{cancel}</Button>
              {act !== null && (
                <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
                  {act}
                </Button>
              )}
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
