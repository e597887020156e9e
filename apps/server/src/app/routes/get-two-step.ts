import { getTwoStep } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { listWays } from '../../accounts/calls/get-two-step.ts';

export const getTwoStepRoute = defineRoute(getTwoStep, listWays);
