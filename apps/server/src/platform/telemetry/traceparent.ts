/** A span of another process, by which a trace goes on (W3C Trace Context). */
export interface RemoteSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Version 00, and what later versions have in common with it (W3C Trace Context, §3.2). */
const pattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Reads a `traceparent`; null for what is none. */
export function readTraceparent(value: string | undefined): RemoteSpan | null {
  const [, traceId, spanId, flags = ''] = pattern.exec(value ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  if (value?.startsWith('00') && value.length !== 55) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: RemoteSpan): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
