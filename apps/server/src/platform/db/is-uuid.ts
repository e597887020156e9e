const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether an id that came over the wire can be one of ours; the database refuses to compare any other text with them. */
export function isUuid(id: string): boolean {
  return pattern.test(id);
}
