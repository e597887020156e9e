import type { StateName } from '@portico/contract';
import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import type { Flow, FlowStatus } from './flow.ts';
import { useStepNames } from './use-step-names.ts';

export interface FlowStepsProps<Status extends FlowStatus, Page extends StateName> {
  flow: Flow<Status, Page>;
  page: Page;
  width?: 'form' | 'wide';
}

/** The step at which a flow is; nothing once it is done. In a partner's context it names the partner. */
export function FlowSteps<Status extends FlowStatus, Page extends StateName>({
  flow,
  page,
  width = 'form',
}: FlowStepsProps<Status, Page>) {
  const partner = usePartner();
  const names = useStepNames(flow);
  const step = flow.stepNumbers[page];
  if (step === undefined) return null;
  const texts = [names[step - 1], partner?.fullName].filter((text) => text !== undefined);
  return (
    <div className={width === 'form' ? 'form-width' : undefined}>
      <ProgressSteps step={step} of={names.length}>
        {texts.join(' · ')}
      </ProgressSteps>
    </div>
  );
}
