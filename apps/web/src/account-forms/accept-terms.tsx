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

/** Whether the box is ticked. Others that come while the page is open, with a version of their own, begin with an empty box: nobody accepts what they have not read. */
export function useTicked(version: string): [isAccepted: boolean, setAccepted: (isAccepted: boolean) => void] {
  const [ticked, setTicked] = useState<string | null>(null);
  return [ticked === version, (isAccepted) => setTicked(isAccepted ? version : null)];
}

/** The state of the box, for a page with no other field. @param version of the terms. */
export function useAcceptTerms(version: string): AcceptingTerms {
  const [isAccepted, setAccepted] = useTicked(version);
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
