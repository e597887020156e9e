import { askPostalMail, getPostalMailForm } from '@portico/contract';
import { postalMailDocument } from '../../documents/postal-mail-document.ts';
import { defineRoute } from '../http/define-route.ts';
import { requestLetter } from '../../enrolment/calls/ask-postal-mail.ts';
import { showPostalMailForm } from '../../enrolment/calls/get-postal-mail-form.ts';

export const getPostalMailFormRoute = defineRoute(
  getPostalMailForm,
  (_input, visitor, services) => showPostalMailForm(visitor, services),
  postalMailDocument,
);

export const askPostalMailRoute = defineRoute(askPostalMail, requestLetter, postalMailDocument);
