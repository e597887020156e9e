import { Trans, useLingui } from '@lingui/react/macro';
import { SIGN_UP_LINK_DAYS } from '@portico/contract';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** For every link that does not work, whatever the reason. */
export function LinkOver() {
  const { t } = useLingui();
  return (
    <FramePage
      state="signup-resume"
      title={t`This link no longer works`}
      width="form"
      lead={
        <Trans>
          A link works once, within {SIGN_UP_LINK_DAYS} days, and stops after too many wrong dates of birth. If you were
          mailed a newer one, open that.
        </Trans>
      }
    >
      <p>
        <Trans>
          Otherwise please begin again: what you had entered is deleted, or you have gone on with it already.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="signup" className={buttonClass('primary')}>
          <Trans>Create an account</Trans>
        </StateLink>
      </div>
      <FlowHelp />
    </FramePage>
  );
}
