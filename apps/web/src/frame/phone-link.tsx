import { phoneHref } from './phone-href.ts';

/** A phone number that a phone can call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className="phone-link">
      {number}
    </a>
  );
}
