import { checkResetTicket } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { checkTicket } from '../../accounts/calls/check-reset-ticket.ts';

export const checkResetTicketRoute = defineRoute(checkResetTicket, checkTicket);
