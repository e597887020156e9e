/** In the place of a category's id, and the imageClass of its tile: the common services (spec §2, 'Common Services'). */
export const COMMON = 'common';
