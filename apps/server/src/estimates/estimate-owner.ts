import type { Profile } from '../accounts/profile.ts';

/** Whose estimates a call is about: a guest who accepted the terms, or a person who is signed in. */
export interface EstimateOwner {
  /** Of the estimates, insurances and inquiries: of an account its own id. */
  readonly ownerId: string;
  readonly kind: 'guest' | 'account';
  /** Who it is; null for a guest. */
  readonly account: Profile | null;
  /** Whether estimates may be saved and deleted: signed in, with the security point editestimates (spec §6). */
  readonly canEditAndSave: boolean;
}
