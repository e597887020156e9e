/** The flows of people, each with its steps in their order. Which calls take them stands beside the calls (app/telemetry/flow-calls.ts). */
export const flowSteps = {
  signIn: ['password', 'secondStep'],
  signUp: ['begin', 'demographics', 'verification', 'credentials', 'terms'],
  activation: ['lookup', 'credentials', 'terms'],
  smsActivation: ['lookup', 'account'],
  partner: ['request', 'verification'],
  passwordRecovery: ['begin', 'proof', 'password'],
  usernameRecovery: ['begin', 'message'],
  estimate: ['terms', 'service'],
  insurance: ['details'],
  proxyInvite: ['answer'],
} as const;

export type Flow = keyof typeof flowSteps;
export type FlowStep = { [Name in Flow]: (typeof flowSteps)[Name][number] }[Flow];

export const flowNames = Object.keys(flowSteps) as Flow[];
export const flowStepNames = [...new Set(Object.values(flowSteps).flat())] as FlowStep[];
