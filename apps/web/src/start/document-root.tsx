import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalSettings } from '@portico/contract';
import { StrictMode, type ReactNode } from 'react';
import { PortalProvider } from '../portal/portal.tsx';

/** What stands around the pages, in the browser and where the server draws them. */
export function DocumentRoot({ settings, children }: { settings: PortalSettings; children: ReactNode }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PortalProvider initial={settings}>{children}</PortalProvider>
      </I18nProvider>
    </StrictMode>
  );
}
