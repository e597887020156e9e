import { getAssistancePolicy } from './get-assistance-policy.ts';
import { printAssistanceApplication } from './print-assistance-application.ts';

export const assistanceCalls = { getAssistancePolicy, printAssistanceApplication };
