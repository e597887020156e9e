import { postDemographics } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { giveDemographics } from '../../enrolment/calls/post-demographics.ts';

export const postDemographicsRoute = defineRoute(postDemographics, giveDemographics);
