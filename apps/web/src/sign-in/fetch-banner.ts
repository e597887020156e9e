import { getWebConfiguration, type PortalSettings } from '@portico/contract';
import type { Portal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';

/** What staff announce now (spec §7, 'static web configuration'). In a file of its own: it is needed later than the page. */
export async function fetchBanner(portal: Portal): Promise<PortalSettings['preLoginBanner']> {
  return (await sendCall(portal, getWebConfiguration, {})).preLoginBanner;
}
