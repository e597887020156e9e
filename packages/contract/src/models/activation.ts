import { activationFlow, smsActivationFlow } from '@portico/rules';
import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

const steps = Object.keys(activationFlow.table) as [activationFlow.Step, ...activationFlow.Step[]];
const smsSteps = Object.keys(smsActivationFlow.table) as [smsActivationFlow.Step, ...smsActivationFlow.Step[]];

const session = {
  /** End of the session that the lookup earned, in Unix seconds (spec §9); null before it. */
  expires: z.nullable(z.int()),
  /** Of the account, from its creation on. */
  username: z.nullable(z.string()),
};

/** The status of a browser's activation by access code. */
export const activationStatus = z.object({
  step: z.enum(steps),
  partner: z.nullable(z.string()),
  /** Id of the identity provider that has shown who the person is; absent where a code did. */
  identityProvider: z.optional(z.string()),
  ...session,
});

export type ActivationStatus = Plain<z.infer<typeof activationStatus>>;

/** The status of a browser's activation by text message. */
export const smsActivationStatus = z.object({ step: z.enum(smsSteps), ...session });

export type SmsActivationStatus = Plain<z.infer<typeof smsActivationStatus>>;
