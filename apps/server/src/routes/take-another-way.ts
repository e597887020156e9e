import { takeAnotherWay } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeWay } from '../use-cases/take-another-way.ts';

export const takeAnotherWayRoute = defineRoute(takeAnotherWay, changeWay);
