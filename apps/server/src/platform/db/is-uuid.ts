const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether an id from a request is a UUID. The database throws if another text is compared with a UUID column. */
export function isUuid(id: string): boolean {
  return pattern.test(id);
}
