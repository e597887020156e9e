import { getDemographicsChoices } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { showDemographicsChoices } from '../use-cases/get-demographics-choices.ts';

export const getDemographicsChoicesRoute = defineRoute(getDemographicsChoices, showDemographicsChoices);
