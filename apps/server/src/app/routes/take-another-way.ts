import { takeAnotherWay } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeWay } from '../../enrolment/calls/take-another-way.ts';

export const takeAnotherWayRoute = defineRoute(takeAnotherWay, changeWay);
