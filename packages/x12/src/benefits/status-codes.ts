/** EB01 1 to 5. */
export const isActiveCode = (information: string): boolean => /^[1-5]$/.test(information);

/** EB01 6 to 8. */
export const isInactiveCode = (information: string): boolean => /^[6-8]$/.test(information);
