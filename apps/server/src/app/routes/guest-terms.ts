import { guestTerms } from '@portico/contract';
import { termsDocument } from '../../documents/terms-document.ts';
import { defineRoute } from '../http/define-route.ts';
import { showGuestTerms } from '../../estimates/calls/guest-terms.ts';

export const guestTermsRoute = defineRoute(
  guestTerms,
  (_input, visitor, services) => showGuestTerms(visitor, services),
  termsDocument,
);
