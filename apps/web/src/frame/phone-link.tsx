import { phoneHref } from './phone-href.ts';

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className="phone-link">
      {number}
    </a>
  );
}
