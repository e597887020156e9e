/**
 * Whether a text is a National Provider Identifier: ten digits of which the last is the check digit by the Luhn formula,
 * with the prefix 80840 of health applications in the United States (45 CFR 162.406(a), ISO 7812-1).
 */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = Array.from(`80840${text}`, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const part = index % 2 === 0 ? digit : digit * 2;
    return total + (part > 9 ? part - 9 : part);
  }, 0);
  return sum % 10 === 0;
}
