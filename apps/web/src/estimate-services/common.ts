/**
 * Used for the common services in place of a category's id, and as the imageClass of their tile (spec §2, 'Common
 * Services').
 */
export const COMMON = 'common';
