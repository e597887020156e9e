import { postDemographics } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { giveDemographics } from '../use-cases/post-demographics.ts';

export const postDemographicsRoute = defineRoute(postDemographics, giveDemographics);
