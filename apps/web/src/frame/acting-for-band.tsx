import { Trans, useLingui } from '@lingui/react/macro';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import './acting-band.css';

/** For whom the session acts, in sight on pages outside the signed-in app, too, such as the one for booking. */
export default function ActingForBand({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <section className="acting-band" aria-label={t`Whom you are looking after`}>
      <div className="wide acting-row">
        <p className="acting-name">
          <span>
            <Trans>
              You are looking after: <strong>{name}</strong>
            </Trans>
          </span>
        </p>
        <StateLink to="signedin.home" className={buttonClass('secondary')}>
          <Trans>Their pages</Trans>
        </StateLink>
      </div>
    </section>
  );
}
