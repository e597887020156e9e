import { Trans } from '@lingui/react/macro';
import { Bell, DoorOpen, Languages, MessageCircleQuestion, Pill, UsersRound } from 'lucide-react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { Card } from '../../../ui/card.tsx';
import { AdmissionView } from '../../admission/admission-view.tsx';
import { Advice } from '../../admission/advice.tsx';

/** The view of a patient who stays in the hospital. */
export function Page() {
  return (
    <FramePage state="signedin.inpatient" lead={<Trans>Where you are, and what to know while you are here.</Trans>}>
      <AdmissionView to="inpatient">
        <div className="stack stack-loose">
          <Card title={<Trans>What to expect</Trans>}>
            <ul className="admission-list">
              <Advice icon={UsersRound}>
                <Trans>
                  Your care team comes by every day, usually in the morning. You can have someone with you then.
                </Trans>
              </Advice>
              <Advice icon={Bell}>
                <Trans>Press the call button when you need help, and before you get up on your own.</Trans>
              </Advice>
              <Advice icon={Pill}>
                <Trans>Tell your nurse which medicines you take at home. Say if you have any allergies.</Trans>
              </Advice>
              <Advice icon={Languages}>
                <Trans>You have the right to a free interpreter. Tell any staff member.</Trans>
              </Advice>
              <Advice icon={DoorOpen}>
                <Trans>
                  Before you go home, someone will go over the plan and your medicines with you, in writing.
                </Trans>
              </Advice>
            </ul>
          </Card>
          <Card title={<Trans>Questions to ask</Trans>}>
            <ul className="admission-list">
              <Advice icon={MessageCircleQuestion}>
                <Trans>What is the plan for today, and what are we waiting for?</Trans>
              </Advice>
              <Advice icon={MessageCircleQuestion}>
                <Trans>What is this medicine for, and what side effects can it have?</Trans>
              </Advice>
              <Advice icon={MessageCircleQuestion}>
                <Trans>What has to happen before I can go home?</Trans>
              </Advice>
            </ul>
          </Card>
        </div>
      </AdmissionView>
    </FramePage>
  );
}
