import { updateLocation, patientUpdateLocation } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeLocation } from '../../estimates/calls/update-location.ts';

export const updateLocationRoute = defineRoute(updateLocation, changeLocation);

export const patientUpdateLocationRoute = defineRoute(patientUpdateLocation, changeLocation);
