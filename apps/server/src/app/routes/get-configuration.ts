import { getConfiguration } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { readConfiguration } from '../calls/get-configuration.ts';

export const getConfigurationRoute = defineRoute(getConfiguration, readConfiguration);
