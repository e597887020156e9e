import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { recallLink } from '../../activation/sms-link.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The account could not be created (spec §8, 1001: "On mobile goes to sms-activation-error"). The link stays valid. */
export function Page() {
  const [canBegin] = useState(() => recallLink(Date.now()) !== undefined);
  return (
    <FramePage state="sms-activation-error" width="form">
      <Notice kind="rose" role="alert" title={<Trans>Error creating user account.</Trans>}>
        <p>
          <Trans>
            It was not because of what you entered, and no account was made. Please try again in a few minutes.
          </Trans>
        </p>
      </Notice>
      {canBegin ? (
        <div className="row">
          <StateLink to="sms-activation" className={buttonClass()}>
            <Trans>Try again</Trans>
          </StateLink>
        </div>
      ) : (
        <p>
          <Trans>Open the link in the text message once more.</Trans>
        </p>
      )}
      <FlowHelp />
    </FramePage>
  );
}
