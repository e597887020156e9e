import { checkResetTicket } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { checkTicket } from '../use-cases/check-reset-ticket.ts';

export const checkResetTicketRoute = defineRoute(checkResetTicket, checkTicket);
