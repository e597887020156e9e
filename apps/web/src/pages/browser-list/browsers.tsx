import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

const browsers: readonly { name: string; url: string; runsOn: ReactNode }[] = [
  {
    name: 'Google Chrome',
    url: 'https://www.google.com/chrome/',
    runsOn: <Trans>Computers, phones and tablets</Trans>,
  },
  {
    name: 'Microsoft Edge',
    url: 'https://www.microsoft.com/edge',
    runsOn: <Trans>Computers, phones and tablets</Trans>,
  },
  {
    name: 'Mozilla Firefox',
    url: 'https://www.mozilla.org/firefox/',
    runsOn: <Trans>Computers, phones and tablets</Trans>,
  },
  {
    name: 'Apple Safari',
    url: 'https://www.apple.com/safari/',
    runsOn: <Trans>Mac, iPhone and iPad; already installed</Trans>,
  },
];

/** The browsers in which every page is tested or for which it is built, each with its download link. */
export function Browsers() {
  return (
    <>
      <ul className="browsers">
        {browsers.map(({ name, url, runsOn }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name}
              <Icon of={ExternalLink} size={18} />
            </a>
            <span className="secondary">{runsOn}</span>
          </li>
        ))}
      </ul>
      <p className="secondary browsers-old">
        <Trans>Internet Explorer is no longer safe and does not work here. That goes for version 11 too.</Trans>
      </p>
    </>
  );
}
