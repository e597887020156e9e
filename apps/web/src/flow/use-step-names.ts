import { useLingui } from '@lingui/react/macro';
import type { StateName } from '@portico/contract';
import type { Flow, FlowStatus } from './flow.ts';

/** What the steps of a flow are called, in their order. */
export function useStepNames<Status extends FlowStatus>({ stepNames }: Flow<Status, StateName>): readonly string[] {
  const { i18n } = useLingui();
  return stepNames.map((name) => i18n._(name));
}
