/** Whose estimates a call is about: a guest who accepted the terms, or a person with an account, who may be looked after. */
export interface EstimateOwner {
  /** Of the estimates, insurances and inquiries: of an account its own id. */
  readonly ownerId: string;
  readonly kind: 'guest' | 'account';
  /** The account of who acts for the owner; null where it is the owner. */
  readonly savedBy: string | null;
  /** Whether estimates may be begun, and not only those looked at that are saved. */
  readonly canBegin: boolean;
  /** Whether estimates may be saved and deleted: signed in, with the security point editestimates (spec §6). */
  readonly canEditAndSave: boolean;
}
