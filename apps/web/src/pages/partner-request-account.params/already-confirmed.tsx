import { Trans } from '@lingui/react/macro';
import { recallPartnerToken } from '../../partners/partner-session.ts';
import { StateLink } from '../../router/state-link.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown to visitors who were confirmed before: a stored token leads on (spec §4), without another request. */
export function AlreadyConfirmed({ partner: { name, fullName: company } }: { partner: Partner }) {
  if (recallPartnerToken(name) === undefined) return null;
  return (
    <Notice kind="info" title={<Trans>We have already confirmed that you work for {company}.</Trans>}>
      <p>
        <StateLink to="activate-create">
          <Trans>Go on to your account</Trans>
        </StateLink>
      </p>
    </Notice>
  );
}
