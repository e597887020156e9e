/** A solved challenge, good for one use. */
export interface CaptchaUse {
  /** What must be recorded as spent. */
  challenge: string;
  /** Until when the record must be kept: after this the challenge is refused by itself. */
  expiresAt: Date;
}

/**
 * Tells people from programs, and binds the answer to what it is given for: the version of the guests' terms that it accepts, or
 * the form that it comes with.
 */
export interface CaptchaPort {
  readonly enabled: boolean;
  /** A challenge as the browser's solver takes it; null where captcha is disabled. */
  challenge(scope: string): Promise<Record<string, unknown> | null>;
  /**
   * Checks what a browser sent back. Answers null for anything wrong with it: malformed, forged, unsolved, expired, or
   * for something else. The caller must still record the use (`spendCaptcha`), or the answer would work twice.
   */
  verify(response: string, scope: string): Promise<CaptchaUse | null>;
}
