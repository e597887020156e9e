import type { demographicsForm, FormValues } from '@portico/rules';

/**
 * The person who signs up, as the form's rules read it (spec §3, 'Sign-up demographics'). An optional field that is
 * empty is '' or null. The national id is null if the settings do not ask for it, and is never sent back.
 */
export interface SignUpDemographics extends Omit<FormValues<typeof demographicsForm>, 'dateOfBirth'> {
  /** ISO date. */
  readonly birthDate: string;
}
