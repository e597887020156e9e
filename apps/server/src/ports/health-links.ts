/** Where a SMART Health Link leads, and the passcode that was said. Its key is not here: the server never has it. */
export interface HealthLinkRequest {
  readonly url: string;
  /** '' where the link needs none. */
  readonly passcode: string;
  /** `url` is the one file itself (flag U). */
  readonly isDirect: boolean;
}

/**
 * What came of it. `unreachable` is everything from an address that is not asked to an answer that is none: a stranger who sends an address learns nothing
 * of what is there.
 */
export type HealthLinkAnswer =
  | { readonly is: 'files'; readonly files: readonly string[] }
  | { readonly is: 'wrongPasscode'; readonly triesLeft: number | null }
  | { readonly is: 'gone' | 'tooLarge' | 'unreachable' };

/** Gets the encrypted files of SMART Health Links, wherever they are kept. */
export interface HealthLinksPort {
  /** Answers within ten seconds in every case, and throws nothing. */
  fetch(request: HealthLinkRequest): Promise<HealthLinkAnswer>;
}
