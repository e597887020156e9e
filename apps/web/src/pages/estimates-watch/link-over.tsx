import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The link confirms and ends nothing: it is too old, was ended, or its estimate is no more. */
export function LinkOver() {
  const { t } = useLingui();
  return (
    <FramePage
      state="estimates-watch"
      title={t`This link no longer works`}
      width="form"
      lead={<Trans>You get no mail through it.</Trans>}
    >
      <div className="stack stack-loose">
        <p>
          <Trans>
            It was not confirmed in time, the mail was stopped, or the estimate has ended. To hear of the price, open
            the estimate with its number and ask for mail there.
          </Trans>
        </p>
        <div className="row">
          <StateLink to="estimates-kept" className={buttonClass('secondary')}>
            <Trans>Open an estimate by its number</Trans>
          </StateLink>
        </div>
      </div>
    </FramePage>
  );
}
