import { removeFactor } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { dropFactor } from '../../accounts/calls/remove-factor.ts';

export const removeFactorRoute = defineRoute(removeFactor, dropFactor);
