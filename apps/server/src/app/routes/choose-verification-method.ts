import { chooseVerificationMethod } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { chooseMethod } from '../../enrolment/calls/choose-verification-method.ts';

export const chooseVerificationMethodRoute = defineRoute(chooseVerificationMethod, chooseMethod);
