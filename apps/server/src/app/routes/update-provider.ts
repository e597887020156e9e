import { updateProvider, patientUpdateProvider } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { changeProvider } from '../../estimates/calls/update-provider.ts';

export const updateProviderRoute = defineRoute(updateProvider, changeProvider);

export const patientUpdateProviderRoute = defineRoute(patientUpdateProvider, changeProvider);
