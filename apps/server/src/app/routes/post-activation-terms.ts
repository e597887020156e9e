import { postActivationTerms } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { acceptActivationTerms } from '../../enrolment/calls/post-activation-terms.ts';

export const postActivationTermsRoute = defineRoute(postActivationTerms, acceptActivationTerms);
