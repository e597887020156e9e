/** Somebody with the first of their given names alone, as a hospital may have written it down. */
export function firstGivenName<Person extends { readonly firstName: string }>(person: Person): Person {
  const [first = ''] = person.firstName.trim().split(/\s+/);
  return { ...person, firstName: first };
}
