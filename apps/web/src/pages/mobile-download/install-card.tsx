import { Trans } from '@lingui/react/macro';
import { useInstallOffer } from '../../install/install-offer.ts';
import { usePortal } from '../../portal/portal.tsx';
import { mobilePlatform } from '../../sign-in/mobile-platform.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** How to install this site as an app: by the browser's offer, where there is one, else by its menu. */
export function InstallCard() {
  const { settings } = usePortal();
  const install = useInstallOffer();
  const ask = () => {
    install?.();
    // The button goes: a browser asks once.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <Card title={<Trans>Install this site as an app</Trans>}>
      <div className="stack">
        <p>
          <Trans>
            {settings.name} then has an icon of its own, and opens without the browser’s bars. It takes hardly any
            space, and it is always up to date.
          </Trans>
        </p>
        {install ? (
          <div className="row">
            <Button onClick={ask}>
              <Trans>Install</Trans>
            </Button>
          </div>
        ) : (
          <ByMenu />
        )}
      </div>
    </Card>
  );
}

/** For the phone that one holds; all of them on a computer. */
function ByMenu() {
  const own = mobilePlatform(navigator.userAgent);
  return (
    <>
      {own !== 'android' && (
        <p>
          <Trans>On an iPhone or iPad, open this site in Safari, choose Share, then Add to Home Screen.</Trans>
        </p>
      )}
      {own !== 'ios' && (
        <p>
          <Trans>
            On an Android phone, open it in Chrome, choose the menu with the three dots, then Add to Home screen.
          </Trans>
        </p>
      )}
      {own === null && (
        <p>
          <Trans>On a computer, Chrome and Edge show a sign for it at the end of the address bar.</Trans>
        </p>
      )}
    </>
  );
}
