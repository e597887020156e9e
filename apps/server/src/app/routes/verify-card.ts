import { verifyCard } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyByCard } from '../../enrolment/calls/verify-card.ts';

export const verifyCardRoute = defineRoute(verifyCard, verifyByCard);
