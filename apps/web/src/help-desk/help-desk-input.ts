import type { HelpDeskWriter } from '@portico/contract';
import type { FormInput, helpDeskForm } from '@portico/rules';

/** What was typed into the form, as flat as a draft is. The date of birth stands in its three parts. */
export type HelpDeskInput = Omit<FormInput<typeof helpDeskForm>, 'dateOfBirth'> & {
  readonly sendReceipt: boolean;
};

const nobody: HelpDeskWriter = {
  patientFirstName: '',
  patientLastName: '',
  month: '',
  day: '',
  year: '',
  patientPhone: '',
  patientEmail: '',
};

/** The form as it is opened: filled in with who is signed in, and answered by email (spec §3: "default Email"). */
export function newHelpDeskInput(writer: HelpDeskWriter = nobody): HelpDeskInput {
  return { ...writer, patientContactVia: 'Email', platformType: '', patientComments: '', sendReceipt: false };
}
