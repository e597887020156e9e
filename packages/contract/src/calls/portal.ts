import * as z from 'zod/mini';
import { portalSettings } from '../models/portal-settings.ts';
import { defineCall } from './define-call.ts';

/** GET /api/settings: what every page has embedded, for a client that is served from elsewhere. */
export const getPortalSettings = defineCall({
  name: 'GetPortalSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'Name, phones, service areas and the anti-forgery token.',
  input: z.object({}),
  reply: portalSettings,
});
