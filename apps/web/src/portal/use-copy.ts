import { useState } from 'react';

export interface Copying {
  /** Browsers copy only on secure pages. */
  readonly canCopy: boolean;
  readonly isCopied: boolean;
  /** The browser refused. */
  readonly hasFailed: boolean;
  readonly copy: (text: string) => void;
}

/** Copies a text to the clipboard. */
export function useCopy(): Copying {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed'); // the browser does not allow it
    }
  };
  return {
    canCopy: window.isSecureContext,
    isCopied: outcome === 'copied',
    hasFailed: outcome === 'failed',
    copy: (text) => void copy(text),
  };
}
