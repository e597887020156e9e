/** The security point of an account that may save and delete estimates, and not just look at them (spec §6). */
export const EDIT_ESTIMATES = 'editestimates';
