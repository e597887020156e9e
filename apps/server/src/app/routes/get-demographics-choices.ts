import { getDemographicsChoices } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showDemographicsChoices } from '../../enrolment/calls/get-demographics-choices.ts';

export const getDemographicsChoicesRoute = defineRoute(getDemographicsChoices, showDemographicsChoices);
