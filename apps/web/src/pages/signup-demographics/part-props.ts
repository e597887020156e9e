import type { CallReply, getDemographicsChoices } from '@portico/contract';
import type { ShownErrors } from '../../forms/use-field-errors.ts';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import type { Typing } from './use-typed-demographics.ts';

/** The lists to choose from, in the visitor's language. */
export type DemographicsChoices = CallReply<typeof getDemographicsChoices>;

/** What each group of the form is given. */
export interface PartProps extends Typing {
  readonly typed: DemographicsInput;
  readonly choices: DemographicsChoices;
  /** By the names of the fields, which are their ids. */
  readonly errors: ShownErrors;
}
