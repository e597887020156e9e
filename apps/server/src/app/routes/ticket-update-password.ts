import { ticketUpdatePassword } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { resetByTicket } from '../../accounts/calls/ticket-update-password.ts';

export const ticketUpdatePasswordRoute = defineRoute(ticketUpdatePassword, resetByTicket);
