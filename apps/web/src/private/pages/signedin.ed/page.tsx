import { Trans } from '@lingui/react/macro';
import { Bell, ClipboardList, HeartPulse, Languages, MessageCircleQuestion, ReceiptText } from 'lucide-react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AdmissionView } from '../../admission/admission-view.tsx';
import { Advice } from '../../admission/advice.tsx';
import { useKeepAlive } from '../../session/session.tsx';

/** The view of a patient in the emergency room. Its session has no end for inactivity, only the absolute one. */
export function Page() {
  useKeepAlive(true);
  return (
    <FramePage
      state="signedin.ed"
      lead={
        <Trans>
          We’re glad you’re here. This page stays open while you wait; after several hours, you may need to sign in
          again.
        </Trans>
      }
    >
      <AdmissionView
        to="emergencyRoom"
        urgent={
          <Notice kind="rose" title={<Trans>Tell a nurse at once if you feel worse.</Trans>}>
            <p>
              <Trans>Especially if you have chest pain, trouble breathing, or weakness on one side.</Trans>
            </p>
          </Notice>
        }
      >
        <div className="stack stack-loose">
          <Card title={<Trans>What to expect</Trans>}>
            <ul className="admission-list">
              <Advice icon={HeartPulse}>
                <Trans>
                  The sickest patients are seen first, so someone who came after you may be called before you.
                </Trans>
              </Advice>
              <Advice icon={ClipboardList}>
                <Trans>Tests take time: blood tests an hour or more, scans longer. Ask when yours will be ready.</Trans>
              </Advice>
              <Advice icon={Bell}>
                <Trans>Ask before you eat or drink: some tests need an empty stomach.</Trans>
              </Advice>
              <Advice icon={Languages}>
                <Trans>You have the right to a free interpreter. Tell any staff member.</Trans>
              </Advice>
              <Advice icon={ReceiptText}>
                <Trans>
                  You will be treated whether or not you can pay. Questions about costs can wait until you feel better.
                </Trans>
              </Advice>
            </ul>
          </Card>
          <Card title={<Trans>Questions to ask</Trans>}>
            <ul className="admission-list">
              <Advice icon={MessageCircleQuestion}>
                <Trans>What do you think it is, and what else could it be?</Trans>
              </Advice>
              <Advice icon={MessageCircleQuestion}>
                <Trans>What happens next, and about when?</Trans>
              </Advice>
              <Advice icon={MessageCircleQuestion}>
                <Trans>What should I watch for at home, and who do I see next?</Trans>
              </Advice>
            </ul>
          </Card>
        </div>
      </AdmissionView>
    </FramePage>
  );
}
