/** How many merges in a row are followed: nobody is merged more often, and records may name each other in a circle. */
export const MAX_MERGES = 5;
