import { confirmFactor } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { proveFactor } from '../../accounts/calls/confirm-factor.ts';

export const confirmFactorRoute = defineRoute(confirmFactor, proveFactor);
