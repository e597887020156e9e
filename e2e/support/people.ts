/** What a recovery asks for (spec §4), of somebody in the demonstration (docs/demo.md) or of nobody. */
export interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As 1986-04-27. */
  readonly birthDate: string;
  readonly zip: string;
}

export const ana: Person = {
  username: 'ana.rivera',
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94301',
};
export const nguyet: Person = {
  username: 'nguyet.hoang-castellanos@example.org',
  firstName: 'Nguyễn Thị Ánh Nguyệt',
  lastName: 'Hoàng-Castellanos de la Villanueva y Fernández',
  birthDate: '1988-02-29',
  zip: '95110',
};
export const james: Person = {
  username: 'james.okafor',
  firstName: 'James',
  lastName: 'Okafor',
  birthDate: '1992-11-03',
  zip: '94063',
};
export const tomas: Person = {
  username: 'tomas.rivera',
  firstName: 'Tomás',
  lastName: 'Rivera',
  birthDate: '1983-07-21',
  zip: '94301',
};
export const mei: Person = {
  username: 'mei.chen',
  firstName: 'Mei',
  lastName: 'Chen',
  birthDate: '1979-08-15',
  zip: '94022',
};
export const omar: Person = {
  username: 'omar.haddad',
  firstName: 'Omar',
  lastName: 'Haddad',
  birthDate: '1970-12-24',
  zip: '94025',
};
export const lucas: Person = {
  username: 'lucas.martin',
  firstName: 'Lucas',
  lastName: 'Martin',
  birthDate: '2001-01-30',
  zip: '94303',
};
export const sam: Person = {
  username: 'sam.whitfield',
  firstName: 'Sam',
  lastName: 'Whitfield',
  birthDate: '1995-05-05',
  zip: '94070',
};
export const elsie: Person = {
  username: 'elsie.barnes',
  firstName: 'Elsie',
  lastName: 'Barnes',
  birthDate: '1938-10-17',
  zip: '94087',
};
/** Not in the demonstration. */
export const nobody: Person = {
  username: 'nobody.at.all',
  firstName: 'Nobody',
  lastName: 'Atall',
  birthDate: '1990-01-01',
  zip: '94000',
};
