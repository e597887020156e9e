/** The security point that lets an account save and delete estimates; without it, it can only view them (spec §6). */
export const EDIT_ESTIMATES = 'editestimates';
