import type { SignUpStanding } from '@portico/contract';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { MethodChoice } from './method-choice.tsx';

/** How one would like to be verified. Where the phone is offered, the check for it runs meanwhile that one is a person. */
export function MethodForm({ standing }: { standing: SignUpStanding }) {
  const { phoneLastFour, verificationMethods } = standing;
  const lastFour = verificationMethods.includes('phone') ? phoneLastFour : null;
  return lastFour === null ? (
    <MethodChoice standing={standing} phone={null} />
  ) : (
    <WithPhone standing={standing} lastFour={lastFour} />
  );
}

function WithPhone({ standing, lastFour }: { standing: SignUpStanding; lastFour: string }) {
  const captcha = useCaptcha('phoneLookup');
  return <MethodChoice standing={standing} phone={{ lastFour, captcha }} />;
}
