import { useState } from 'react';

export interface Copying {
  /** Browsers copy on secure pages only. */
  readonly canCopy: boolean;
  readonly isCopied: boolean;
  readonly copy: (text: string) => void;
}

/** Copies a text for another program. */
export function useCopy(): Copying {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false); // the browser was told not to allow it
    }
  };
  return { canCopy: window.isSecureContext, isCopied, copy: (text) => void copy(text) };
}
