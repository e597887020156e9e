/**
 * Names of the fields that are wrong in a form with a new password. One that is typed, and refused for what it is, is not
 * among them: it has an error of its own, with all that is wrong with it.
 */
export function malformedFields(errors: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(errors).filter((name) => name !== 'password' || errors[name] === 'empty');
}
