import type { SignUpStanding } from '@portico/contract';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { MethodChoice } from './method-choice.tsx';

/** The choice of a method. If the phone is offered, the captcha for it runs meanwhile. */
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
