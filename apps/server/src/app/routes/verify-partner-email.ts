import { verifyPartnerEmail } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { verifyWorkEmail } from '../../enrolment/calls/verify-partner-email.ts';

export const verifyPartnerEmailRoute = defineRoute(verifyPartnerEmail, verifyWorkEmail);
