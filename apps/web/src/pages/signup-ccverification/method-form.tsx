import type { SignUpStanding } from '@portico/contract';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { MethodChoice } from './method-choice.tsx';

/** How one would like to be verified. Where the phone is offered, the check for it runs meanwhile that one is a person. */
export function MethodForm({ status }: { status: SignUpStanding }) {
  const { phoneLastFour, verificationMethods } = status;
  const lastFour = verificationMethods.includes('phone') ? phoneLastFour : null;
  return lastFour === null ? (
    <MethodChoice status={status} phone={null} />
  ) : (
    <WithPhone status={status} lastFour={lastFour} />
  );
}

function WithPhone({ status, lastFour }: { status: SignUpStanding; lastFour: string }) {
  const captcha = useCaptcha('phoneLookup');
  return <MethodChoice status={status} phone={{ lastFour, captcha }} />;
}
