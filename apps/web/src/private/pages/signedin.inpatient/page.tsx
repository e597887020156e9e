import { Trans } from '@lingui/react/macro';
import { Bell, DoorOpen, Languages, MessageCircleQuestion, Pill, UsersRound } from 'lucide-react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { Card } from '../../../ui/card.tsx';
import { AdmissionView } from '../../admission/admission-view.tsx';
import { Advice } from '../../admission/advice.tsx';

/** The view of a patient who stays in the hospital. */
export function Page() {
  return (
    <FramePage
      state="signedin.inpatient"
      lead={<Trans>Where you are, and what is good to know while you are here.</Trans>}
    >
      <AdmissionView to="inpatient">
        <div className="stack stack-loose">
          <Card title={<Trans>What to expect</Trans>}>
            <ul className="admission-list">
              <Advice icon={UsersRound}>
                <Trans>Your care team comes by every day, mostly in the morning. Somebody may be with you then.</Trans>
              </Advice>
              <Advice icon={Bell}>
                <Trans>Press the call button whenever you need something, above all before you get up alone.</Trans>
              </Advice>
              <Advice icon={Pill}>
                <Trans>Tell your nurse about every medicine that you took at home, and about allergies.</Trans>
              </Advice>
              <Advice icon={Languages}>
                <Trans>You have the right to an interpreter, free of charge. Tell anybody on the staff.</Trans>
              </Advice>
              <Advice icon={DoorOpen}>
                <Trans>
                  Before you go home, somebody goes through the plan and your medicines with you, in writing.
                </Trans>
              </Advice>
            </ul>
          </Card>
          <Card title={<Trans>Good to ask</Trans>}>
            <ul className="admission-list">
              <Advice icon={MessageCircleQuestion}>
                <Trans>What is the plan for today, and what are we waiting for?</Trans>
              </Advice>
              <Advice icon={MessageCircleQuestion}>
                <Trans>What is this medicine for, and what can it do besides?</Trans>
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
