import type { EstimateModel } from '@portico/contract';
import type { ReactNode } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { StateLink } from '../router/state-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { entryParams } from './entry-params.ts';
import type { DetailsParams } from './details-params.ts';

export interface InsuranceEntryLinkProps {
  model: EstimateModel;
  params: DetailsParams;
  /** Opens the form in the page, for a signed-in person. */
  onForm: () => void;
  children: ReactNode;
}

/** The way to enter an insurance: a link to a guest's own page, or a button for the form in this page if signed in. */
export function InsuranceEntryLink({ model, params, onForm, children }: InsuranceEntryLinkProps) {
  const { states } = useEstimatesBase();
  if (states.insurance === null) {
    return (
      <Button variant="secondary" onClick={onForm}>
        {children}
      </Button>
    );
  }
  return (
    <StateLink to={states.insurance} params={entryParams(model, params)} className={buttonClass('secondary')}>
      {children}
    </StateLink>
  );
}
