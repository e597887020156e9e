import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldErrors, type FieldErrors, type ShownErrors } from '../forms/use-field-errors.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import './words.ts';

const ACCEPTED = 'terms-accepted';

/** The error while the box is not ticked. */
export function useAcceptErrors(isAccepted: boolean): FieldErrors {
  const { t } = useLingui();
  return { [ACCEPTED]: isAccepted ? undefined : t`Check the box to accept the terms` };
}

export interface AcceptingTerms {
  readonly isAccepted: boolean;
  readonly setAccepted: (isAccepted: boolean) => void;
  readonly errors: ShownErrors;
}

/** The state of the box, for a page with no other field. */
export function useAcceptTerms(): AcceptingTerms {
  const [isAccepted, setAccepted] = useState(false);
  const errors = useFieldErrors(useAcceptErrors(isAccepted));
  return { isAccepted, setAccepted, errors };
}

export function AcceptTerms({ isAccepted, setAccepted, errors }: AcceptingTerms) {
  return (
    <Checkbox
      id={ACCEPTED}
      label={<Trans>I have read these terms and accept them</Trans>}
      error={errors.of(ACCEPTED)}
      checked={isAccepted}
      onChange={(event) => setAccepted(event.target.checked)}
    />
  );
}
