const MAX_LENGTH = 60;

/** A value of the file as it stands there, for a report: without control characters, shortened; empty for none. */
export function quote(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cc}/gu, ' ').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
