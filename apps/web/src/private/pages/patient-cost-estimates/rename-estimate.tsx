import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { estimateNameForm, validateForm } from '@portico/rules';
import { PencilLine } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { UpdateFailed } from '../../../estimate-details/update-failed.tsx';
import type { EstimateStorage } from '../../../estimates-base/estimates-base.ts';
import { sayErrors } from '../../../forms/form-messages.ts';
import { listErrors, useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export interface RenameEstimateProps {
  estimate: SavedEstimate;
  storage: EstimateStorage;
}

/** Gives a saved estimate a name of the patient's own, or takes it away. */
export function RenameEstimate({ estimate, storage }: RenameEstimateProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ServiceName, GivenName } = estimate;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" icon={PencilLine} onClick={() => setIsOpen(true)}>
        <span>
          <Trans>Rename</Trans>
          <VisuallyHidden>: {GivenName || ServiceName}</VisuallyHidden>
        </span>
      </Button>
      <Dialog title={<Trans>Name this estimate</Trans>} open={isOpen} onClose={close}>
        <RenameForm estimate={estimate} storage={storage} onDone={close} />
      </Dialog>
    </>
  );
}

const NAME = 'estimate-name';

function RenameForm({ estimate, storage, onDone }: RenameEstimateProps & { onDone: () => void }) {
  const { t } = useLingui();
  const [givenName, setGivenName] = useState(estimate.GivenName);
  const renaming = useAction();
  const messages = { givenName: t`Use letters, digits and signs of one line` };
  const wrong = sayErrors(messages, validateForm(estimateNameForm, { givenName }, undefined), () => NAME);
  const errors = useFieldErrors(wrong);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (listErrors(wrong).length > 0) {
      errors.show();
      return;
    }
    void renaming.run(async () => {
      await storage.rename(estimate.SavedEstimateId, givenName.trim());
      onDone();
    });
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {renaming.failure && <UpdateFailed failure={renaming.failure} />}
      <TextField
        id={NAME}
        label={<Trans>Your name for it (optional)</Trans>}
        hint={
          <Trans>
            Only you see it, such as “Dad’s knee, before Christmas”. Leave it empty for the name of the care.
          </Trans>
        }
        error={errors.of(NAME)}
        autoComplete="off"
        maxLength={estimateNameForm.givenName.longest}
        value={givenName}
        onChange={(event) => setGivenName(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={renaming.busy}>
          {renaming.busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
