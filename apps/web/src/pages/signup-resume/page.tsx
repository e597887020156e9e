import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { LinkOver } from './link-over.tsx';
import { ResumeForm } from './resume-form.tsx';

/** The page that the link to a sign-up opens that was put off (issue 12, point 11). A link that no longer works says so. */
export function Page() {
  const { t } = useLingui();
  const { state } = useLocation();
  const linked = useLinkToken('signup-resume', tokenNote);
  const token = linked ?? readTokenNote(state);
  const [over, setOver] = useState<string>();
  if (token === null || token === over) return <LinkOver />;
  return (
    <FramePage
      state="signup-resume"
      title={t`Go on where you stopped`}
      width="form"
      lead={<Trans>Show us that it is you. Then you are back at the step where you stopped.</Trans>}
    >
      <ResumeForm key={token} token={token} onOver={() => setOver(token)} />
      <FlowHelp />
    </FramePage>
  );
}
