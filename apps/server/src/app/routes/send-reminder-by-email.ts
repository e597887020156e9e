import { sendReminderByEmail } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { mailReminder } from '../../accounts/calls/send-reminder-by-email.ts';

export const sendReminderByEmailRoute = defineRoute(sendReminderByEmail, mailReminder);
