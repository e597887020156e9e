import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_TRANSPARENCY_PATH, type StateName, stateOf, textOf } from '@portico/contract';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { PhoneLink } from './phone-link.tsx';
import './footer.css';

const linked = [
  'language-help',
  'accessibility',
  'nondiscrimination',
  'privacy',
] as const satisfies readonly StateName[];

export function Footer() {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  return (
    <footer className="footer no-print">
      <div className="wide footer-row">
        <nav aria-label={t`About this site`}>
          <ul className="footer-links">
            {linked.map((name) => (
              <li key={name}>
                <StateLink to={name}>{textOf(stateOf(name).title, language)}</StateLink>
              </li>
            ))}
            {settings.helpsWithBills && (
              <li>
                <StateLink to="help-with-bill">{textOf(stateOf('help-with-bill').title, language)}</StateLink>
              </li>
            )}
            {settings.publishesPriceFiles && (
              <li>
                <a href={PRICE_TRANSPARENCY_PATH}>
                  <Trans>Price transparency</Trans>
                </a>
              </li>
            )}
            <li>
              <StateLink to="mobile-download">
                <Trans>On your phone</Trans>
              </StateLink>
            </li>
          </ul>
        </nav>
        {settings.demonstration && (
          <p className="footer-quiet footer-demonstration">
            <Trans>A demonstration: the places, people and prices are invented.</Trans>
          </p>
        )}
        <p className="footer-quiet">
          <Trans>
            Help desk <PhoneLink number={settings.phones.helpdesk} />
          </Trans>
        </p>
      </div>
    </footer>
  );
}
