import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';

/**
 * Why a guest is at the start of the estimator (spec §8: 'Unstable state'). Whatever the reason is, it reads alike: a stranger is not
 * told whether there is such an estimate.
 */
export function BackAtStart() {
  const { t } = useLingui();
  return (
    <Notice kind="sun" role="alert" title={t`We brought you back to the start.`}>
      <p>
        <Trans>
          We cannot open this estimate here: a part of it is missing, it has expired, or it was made in another browser.
        </Trans>
      </p>
      <p>
        <Trans>
          Did you make it in another browser, or on another device? Open it there. Or make a new one here: it takes two
          minutes.
        </Trans>
      </p>
      <p className="secondary">
        <Trans>Unstable state, starting over.</Trans>
      </p>
    </Notice>
  );
}
