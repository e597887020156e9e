import { getAssistancePolicy } from './get-assistance-policy.ts';

export const assistanceCalls = { getAssistancePolicy };
