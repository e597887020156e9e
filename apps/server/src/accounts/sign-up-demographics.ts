import type { demographicsForm, FormValues } from '@portico/rules';

/**
 * Who signs up, as the form's rules read it (spec §3, 'Sign-up demographics'). What may be left out is '' or null then. The
 * national id is null where the settings do not ask for it, and never sent back.
 */
export interface SignUpDemographics extends Omit<FormValues<typeof demographicsForm>, 'dateOfBirth'> {
  /** ISO date. */
  readonly birthDate: string;
}
