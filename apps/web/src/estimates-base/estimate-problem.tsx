import { CallProblem, type CallProblemProps } from '../frame/call-problem.tsx';
import { usePortal } from '../portal/portal.tsx';

/** `CallProblem` on the way to an estimate: whoever can work out a price by phone is the one to call. */
export function EstimateProblem(props: Omit<CallProblemProps, 'phone'>) {
  const { settings } = usePortal();
  return <CallProblem {...props} phone={settings.phones.estimates} />;
}
