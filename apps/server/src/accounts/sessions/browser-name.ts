/**
 * Marks of a User-Agent header, the most specific first: Edge also calls itself Chrome, and Chrome calls itself Safari.
 */
const browsers: ReadonlyArray<[mark: RegExp, name: string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: ReadonlyArray<[mark: RegExp, name: string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer than any browser's header. The rest is not searched. */
const MAX_HEADER_LENGTH = 1000;

/**
 * The browser's name for its owner, such as `Firefox, Windows`; '' if it is unknown. It helps people to tell their
 * sessions apart and proves nothing.
 */
export function browserName(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, MAX_HEADER_LENGTH);
  const names = [browsers, systems].map((marks) => marks.find(([mark]) => mark.test(header))?.[1]);
  return names.filter((name) => name !== undefined).join(', ');
}
