import { lookUpZip } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { findPlaceOfZip } from '../../enrolment/calls/look-up-zip.ts';

export const lookUpZipRoute = defineRoute(lookUpZip, findPlaceOfZip);
