import { sendSummaryEmail, patientSendSummaryEmail } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { mailSummary } from '../../estimates/calls/send-summary-email.ts';

export const sendSummaryEmailRoute = defineRoute(sendSummaryEmail, mailSummary);

export const patientSendSummaryEmailRoute = defineRoute(patientSendSummaryEmail, mailSummary);
