/** The person with only the first of their given names, as a hospital may have written it. */
export function firstGivenName<Person extends { readonly firstName: string }>(person: Person): Person {
  const [first = ''] = person.firstName.trim().split(/\s+/);
  return { ...person, firstName: first };
}
