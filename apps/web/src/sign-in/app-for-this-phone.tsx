import { usePortal } from '../portal/portal.tsx';
import { mobilePlatform } from './mobile-platform.ts';
import { optional } from '../router/optional.tsx';
import { useIsTakenOver } from '../router/use-is-taken-over.ts';

const MobilePrompt = optional(async () => (await import('./notices/mobile-prompt.tsx')).MobilePrompt);

/** The prompt to get the app, on phones for which the hospital has one. */
export function AppForThisPhone() {
  const { settings } = usePortal();
  const isTakenOver = useIsTakenOver();
  const platform = isTakenOver ? mobilePlatform(navigator.userAgent) : null;
  if (platform === null || settings.mobileApps[platform] === undefined) return null;
  return <MobilePrompt />;
}
