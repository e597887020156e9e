import { useLingui } from '@lingui/react/macro';
import type { StateName } from '@portico/contract';
import type { Flow, FlowStatus } from './flow.ts';

/** The names of a flow's steps, in their order. */
export function useStepNames<Status extends FlowStatus>({ stepNames }: Flow<Status, StateName>): readonly string[] {
  const { i18n } = useLingui();
  return stepNames.map((name) => i18n._(name));
}
