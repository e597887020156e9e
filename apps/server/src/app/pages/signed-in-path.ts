/** The entry of the signed-in app that comes along. It is there whatever the hospital's own root is: some pages have no other place. */
export const SIGNED_IN_PATH = '/Private';
