import { sendResetLink } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { mailResetLink } from '../../accounts/calls/send-reset-link.ts';

export const sendResetLinkRoute = defineRoute(sendResetLink, mailResetLink);
