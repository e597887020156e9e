import { selectLocation, patientSelectLocation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { listLocations } from '../../estimates/calls/select-location.ts';

export const selectLocationRoute = defineRoute(selectLocation, listLocations);

export const patientSelectLocationRoute = defineRoute(patientSelectLocation, listLocations);
