/** Values of a state's parameters, by name. */
export type Params = Readonly<Record<string, string>>;

/**
 * Writes parameters as the one optional segment of a state's path: `key=value` pairs joined by `&`, values
 * percent-encoded so that every character survives (design: States). Parameters that are undefined or empty are
 * left out. Returns '' when nothing is left.
 */
export function writeParams(params: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(params)
    .filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}

/**
 * Reads the segment that `writeParams` wrote. It must be the *raw* segment: it is split before it is decoded, so that
 * an escaped `&` or `=` inside a value stays part of the value. A key that stands twice keeps its first value.
 * Returns null when the segment is not of this form: the caller treats its state as unreadable (spec §4).
 */
export function readParams(segment: string): Params | null {
  const params: Record<string, string> = Object.create(null);
  if (segment === '') return params;
  for (const pair of segment.split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) return null;
    const key = decode(pair.slice(0, at));
    const value = decode(pair.slice(at + 1));
    if (key === null || value === null) return null;
    params[key] ??= value;
  }
  return params;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a lone % or bytes that are not UTF-8
  }
}
