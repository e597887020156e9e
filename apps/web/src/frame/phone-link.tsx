/** A phone number that a phone can call. A number without a country is one of the United States. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replace(/\D/g, '');
  return (
    <a href={`tel:${number.startsWith('+') ? `+${digits}` : `+1${digits}`}`} className="phone-link">
      {number}
    </a>
  );
}
