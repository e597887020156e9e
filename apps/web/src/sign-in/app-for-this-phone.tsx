import { Suspense } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { mobilePlatform } from './mobile-platform.ts';
import { optional } from '../router/optional.tsx';

const MobilePrompt = optional(async () => (await import('./notices/mobile-prompt.tsx')).MobilePrompt);

/** The prompt to get the app, on phones for which the hospital has one. */
export function AppForThisPhone() {
  const { settings } = usePortal();
  const platform = mobilePlatform(navigator.userAgent);
  if (platform === null || settings.mobileApps[platform] === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MobilePrompt />
    </Suspense>
  );
}
