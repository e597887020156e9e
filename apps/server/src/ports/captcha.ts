/** A solved challenge, good for one use. */
export interface CaptchaUse {
  /** To be recorded as spent. */
  challenge: string;
  /** The record is needed until this time; after it, the challenge is refused anyway. */
  expiresAt: Date;
}

/**
 * Tells people from programs. A solved challenge is bound to one scope: the version of the guests' terms that the
 * visitor accepts, or the form that the visitor sends.
 */
export interface CaptchaPort {
  readonly enabled: boolean;
  /** A challenge in the form that the browser's solver takes; null where captcha is disabled. */
  challenge(scope: string): Promise<Record<string, unknown> | null>;
  /**
   * Checks what a browser sent back. Returns null if anything is wrong with it: malformed, forged, unsolved, expired,
   * or made for another scope. The caller must still record the use (`spendCaptcha`), or the answer would work twice.
   */
  verify(response: string, scope: string): Promise<CaptchaUse | null>;
}
