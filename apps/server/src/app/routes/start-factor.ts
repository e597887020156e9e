import { startFactor } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginFactor } from '../../accounts/calls/start-factor.ts';

export const startFactorRoute = defineRoute(startFactor, beginFactor);
