import { sendReminderBySms } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { textReminder } from '../../accounts/calls/send-reminder-by-sms.ts';

export const sendReminderBySmsRoute = defineRoute(sendReminderBySms, textReminder);
