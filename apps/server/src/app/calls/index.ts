import { countPage } from './count-page.ts';
import { getCaptcha } from './get-captcha.ts';
import { getConfiguration } from './get-configuration.ts';
import { getPortalSettings } from './get-portal-settings.ts';
import { getWebConfiguration } from './get-web-configuration.ts';

export const appCalls = {
  countPage,
  getCaptcha,
  getConfiguration,
  getPortalSettings,
  getWebConfiguration,
};
