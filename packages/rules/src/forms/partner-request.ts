import { readWorkEmail } from '../work-email.ts';
import { socialSecurityNumber } from './field-rules.ts';
import { type Form, required, type Rule } from './form.ts';

/** What a work email is read with. */
export interface WorkEmailConditions {
  /** The partner's domains in small letters; none: any will do. */
  readonly domains: readonly string[];
}

const workEmail: Rule<string, 'invalid' | 'domain', WorkEmailConditions> = {
  read: (input, { domains }) => {
    const read = readWorkEmail(input, domains);
    return 'error' in read ? { reason: read.error } : { value: read.email };
  },
  write: (value) => value,
  reasons: ['invalid', 'domain'],
  refusal: 'invalid',
};

/** An employee by the work email (spec §3: "Request payload carries email or credential"). */
export const workEmailForm = { email: required(254, workEmail) } satisfies Form<WorkEmailConditions>;

/** An employee by the social security number. */
export const employeeNumberForm = {
  credential: required(20, { ...socialSecurityNumber, refusal: 'impossible' }),
} satisfies Form<unknown>;
