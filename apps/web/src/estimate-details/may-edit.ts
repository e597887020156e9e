import type { EstimateModel } from '@portico/contract';

/** A guest changes what is the guest's own; an account needs the security point editestimates (spec §6). */
export function mayEdit({ canEditAndSave }: EstimateModel, isSignedIn: boolean): boolean {
  return !isSignedIn || canEditAndSave;
}
