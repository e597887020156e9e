import { sendSummaryEmail } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { mailSummary } from '../use-cases/send-summary-email.ts';

export const sendSummaryEmailRoute = defineRoute(sendSummaryEmail, mailSummary);
