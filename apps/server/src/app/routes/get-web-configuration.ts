import { getWebConfiguration } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';

export const getWebConfigurationRoute = defineRoute(getWebConfiguration, (_input, _visitor, { webConfiguration }) =>
  webConfiguration.read(),
);
