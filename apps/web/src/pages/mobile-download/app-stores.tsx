import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { Door, doorClass } from '../../ui/door.tsx';
import { mobilePlatform, type MobilePlatform } from '../../sign-in/mobile-platform.ts';
import './app-stores.css';

/** A link to each store that has the app, the one for the visitor's phone first. */
export function AppStores(links: Partial<Record<MobilePlatform, string | undefined>>) {
  const own = mobilePlatform(navigator.userAgent);
  const order: readonly MobilePlatform[] = own === 'android' ? ['android', 'ios'] : ['ios', 'android'];
  return (
    <>
      <ul className="stores">
        {order.map((platform) => {
          const link = links[platform];
          if (link === undefined) return null;
          return (
            <li key={platform}>
              <a href={link} rel="noreferrer" className={doorClass}>
                <Door icon={Smartphone} name={platform === 'ios' ? 'App Store' : 'Google Play'}>
                  {platform === 'ios' ? (
                    <Trans>For iPhone and iPad</Trans>
                  ) : (
                    <Trans>For Android phones and tablets</Trans>
                  )}
                </Door>
              </a>
            </li>
          );
        })}
      </ul>
      {own !== null && links[own] === undefined && (
        <p>
          <Trans>There is no app for your kind of phone yet. Everything works in its browser.</Trans>
        </p>
      )}
    </>
  );
}
