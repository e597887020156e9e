import { getCaptcha } from './get-captcha.ts';
import { getConfiguration } from './get-configuration.ts';
import { getPortalSettings } from './get-portal-settings.ts';
import { getWebConfiguration } from './get-web-configuration.ts';

export const appCalls = {
  getCaptcha,
  getConfiguration,
  getPortalSettings,
  getWebConfiguration,
};
