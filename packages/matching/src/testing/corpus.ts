import type { MatchedPerson, MatchName } from '../match.ts';

/** Two records, how the second came about, and whether they are of one person. */
export interface Pair {
  kind: string;
  isSame: boolean;
  one: MatchedPerson;
  other: MatchedPerson;
}

const given = {
  female: [
    'Maria',
    'Jennifer',
    'Elizabeth',
    'Katherine',
    'Guadalupe',
    'Linh',
    'Mei',
    'Aisha',
    'Margaret',
    'Rebecca',
    'Isabel',
    'Hannah',
    'Sofia',
    'Deborah',
    'Thuy',
    'Olga',
    'Patricia',
    'Sandra',
    'Victoria',
    'Susan',
  ],
  male: [
    'James',
    'Robert',
    'William',
    'Jose',
    'Francisco',
    'Minh',
    'Wei',
    'Omar',
    'Richard',
    'Michael',
    'Christopher',
    'Daniel',
    'Jonathan',
    'Ignacio',
    'Tuan',
    'Ivan',
    'Matthew',
    'Theodore',
    'Kenneth',
    'Anthony',
  ],
} as const;
const nicknames: Readonly<Record<string, string>> = {
  Jennifer: 'Jenny',
  Elizabeth: 'Beth',
  Katherine: 'Kate',
  Guadalupe: 'Lupe',
  Margaret: 'Peggy',
  Rebecca: 'Becky',
  Isabel: 'Isa',
  Deborah: 'Debbie',
  Patricia: 'Pat',
  Victoria: 'Vicky',
  Susan: 'Sue',
  James: 'Jim',
  Robert: 'Bob',
  William: 'Bill',
  Francisco: 'Paco',
  Richard: 'Dick',
  Michael: 'Mike',
  Christopher: 'Chris',
  Daniel: 'Dan',
  Jonathan: 'Jon',
  Ignacio: 'Nacho',
  Matthew: 'Matt',
  Theodore: 'Ted',
  Kenneth: 'Ken',
  Anthony: 'Tony',
};
const surnames = [
  'Smith',
  'Johnson',
  'García',
  'Hernández',
  'López',
  'Nguyễn',
  'Trần',
  'Chen',
  'Wang',
  'Williams',
  "O'Brien",
  'Kowalski',
  'Petrov',
  'Haddad',
  'Robinson',
  'Martínez',
  'Okafor',
  'Fitzgerald',
  'Peterson',
  'Anderson',
  'Thompson',
  'Castillo',
  'Yamamoto',
  'Rosenberg',
  'Sullivan',
  'Delgado',
];
const streets = ['Juniper', 'Oak', 'Mission', 'Alder', 'Harbor', 'Hillside', 'Lake', 'Cedar', 'Market', 'Sunset'];
/** Twins are often named alike: names, and the sexes of both. */
const twinNames = [
  ['Jayden', 'Jaden', 'male', 'male'],
  ['Maria', 'Marina', 'female', 'female'],
  ['Anna', 'Hanna', 'female', 'female'],
  ['Alexander', 'Alexandra', 'male', 'female'],
  ['Daniel', 'Daniela', 'male', 'female'],
  ['Luis', 'Luisa', 'male', 'female'],
  ['Kayla', 'Kyla', 'female', 'female'],
  ['Ethan', 'Evan', 'male', 'male'],
  ['Ana', 'Eva', 'female', 'female'],
  ['Alex', 'Alexandra', 'male', 'female'],
] as const;

/** The same numbers each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pairs of records as hospitals have them: of one person who changed or was mistyped, and of two whom much is alike. */
export function pairs(count: number, seed: number): Pair[] {
  const random = chance(seed);
  const int = (below: number): number => Math.floor(random() * below);
  const pick = <Item>(items: readonly Item[]): Item => items[int(items.length)] as Item;
  const two = (number: number): string => String(number).padStart(2, '0');
  const phone = (): string => `+1650${String(2_000_000 + int(7_999_999))}`;
  const zip = (): string => String(90_000 + int(6000));
  const street = (): string => `${1 + int(9000)} ${pick(streets)} Street`;

  const person = (more: Partial<MatchedPerson> = {}): MatchedPerson => {
    const sex = pick(['female', 'male'] as const);
    const name: MatchName = {
      firstName: pick(given[sex]),
      middleName: random() < 0.3 ? pick(given[sex]) : '',
      lastName: pick(surnames),
    };
    return {
      names: [name],
      birthDate: `${1935 + int(75)}-${two(1 + int(12))}-${two(1 + int(28))}`,
      sex,
      zips: [zip()],
      streets: [street()],
      phones: [phone()],
      emails: random() < 0.7 ? [`p${int(1e9)}@example.org`] : [],
      ...more,
    };
  };
  const named = (who: MatchedPerson, change: (name: MatchName) => Partial<MatchName>): MatchedPerson => ({
    ...who,
    names: who.names.map((name) => ({ ...name, ...change(name) })),
  });
  const typo = (text: string): string => {
    const at = 1 + int(text.length - 2);
    const way = int(3);
    if (way === 0) return text.slice(0, at) + text.slice(at + 1);
    if (way === 1) return text.slice(0, at) + 'e' + text.slice(at);
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  };
  const moved = (who: MatchedPerson): MatchedPerson => ({ ...who, zips: [zip()], streets: [street()] });
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

  /** What becomes of one person's record. Each keeps what such a change leaves. */
  const changes: Readonly<Record<string, (who: MatchedPerson) => MatchedPerson>> = {
    'typed anew, without accents and in capitals': (who) =>
      named(who, (name) => ({
        firstName: plain(name.firstName).toUpperCase(),
        lastName: plain(name.lastName).toUpperCase(),
      })),
    'typo in the given name': (who) => named(who, (name) => ({ firstName: typo(name.firstName) })),
    'typo in the surname': (who) => named(who, (name) => ({ lastName: typo(name.lastName) })),
    nickname: (who) => named(who, (name) => ({ firstName: nicknames[name.firstName] ?? name.firstName })),
    'day and month exchanged': (who) => {
      const [year = '', month = '', day = ''] = who.birthDate.split('-');
      return { ...who, birthDate: Number(day) <= 12 ? `${year}-${day}-${month}` : who.birthDate };
    },
    'slip in the birth date': (who) => ({
      ...who,
      birthDate: `${who.birthDate.slice(0, 9)}${(Number(who.birthDate[9]) % 8) + 1}`,
    }),
    'married, new surname': (who) => named(who, () => ({ lastName: pick(surnames) })),
    'married, with the former name on file': (who) => ({
      ...who,
      names: [{ ...(who.names[0] as MatchName), lastName: pick(surnames) }, ...who.names],
    }),
    'married, both surnames': (who) => named(who, (name) => ({ lastName: `${name.lastName}-${pick(surnames)}` })),
    moved,
    'moved, with another phone': (who) => ({ ...moved(who), phones: [phone()] }),
    'another phone and mailbox': (who) => ({ ...who, phones: [phone()], emails: [] }),
    'two surnames, one left out': (who) => named(who, (name) => ({ lastName: `${name.lastName} ${pick(surnames)}` })),
    'family name first': (who) =>
      named(who, (name) => ({ firstName: name.lastName, lastName: name.firstName, middleName: '' })),
    junior: (who) => named(who, (name) => ({ lastName: `${name.lastName} Jr.` })),
    'typo in the surname, and moved': (who) => moved(named(who, (name) => ({ lastName: typo(name.lastName) }))),
  };

  /** Two people who are easily taken for one. */
  const others: Readonly<Record<string, () => [MatchedPerson, MatchedPerson]>> = {
    twins: () => {
      const [first, second, sex, otherSex] = pick(twinNames);
      const one = person({ sex });
      const twin = named(
        { ...one, sex: random() < 0.5 ? otherSex : null, emails: random() < 0.5 ? one.emails : [] },
        () => ({ firstName: second, middleName: '' }),
      );
      return [named(one, () => ({ firstName: first, middleName: '' })), twin];
    },
    'twins of one middle name': () => {
      const one = named(person(), () => ({ firstName: 'Ana', middleName: 'María' }));
      return [one, named(one, () => ({ firstName: 'Luz', middleName: 'María' }))];
    },
    'parent and child of one name': () => {
      const one = person();
      const year = Number(one.birthDate.slice(0, 4));
      const born =
        random() < 0.3
          ? `${year + 20}${one.birthDate.slice(4)}`
          : `${year + 18 + int(20)}-${two(1 + int(12))}-${two(1 + int(28))}`;
      const child = named({ ...one, birthDate: born }, (name) => ({
        lastName: `${name.lastName}${random() < 0.5 ? ' Jr' : ''}`,
      }));
      return [named(one, (name) => ({ lastName: `${name.lastName}${random() < 0.5 ? ' Sr' : ''}` })), child];
    },
    'brothers and sisters': () => {
      const one = person();
      const other = person({ zips: one.zips, streets: one.streets, phones: one.phones });
      const names = other.names.map((name) => ({
        ...name,
        firstName: name.firstName,
        lastName: one.names[0]?.lastName ?? '',
      }));
      return [one, { ...other, names }];
    },
    'couple of one surname': () => {
      const one = person();
      const spouse = person({ zips: one.zips, streets: one.streets, phones: one.phones, emails: one.emails });
      return [one, named(spouse, () => ({ lastName: one.names[0]?.lastName ?? '' }))];
    },
    'strangers of one name and birth date': () => {
      const one = person();
      return [one, person({ names: one.names, birthDate: one.birthDate, sex: one.sex })];
    },
    'strangers of one name in one town': () => {
      const one = person();
      return [one, person({ names: one.names, zips: one.zips })];
    },
    strangers: () => [person(), person()],
  };

  return Array.from({ length: count }, (_, at): Pair => {
    if (at % 5 >= 3) {
      const kind = pick(Object.keys(others));
      const [one, other] = others[kind]?.() ?? [person(), person()];
      return { kind, isSame: false, one, other };
    }
    const kind = pick(Object.keys(changes));
    const one = person();
    return { kind, isSame: true, one, other: changes[kind]?.(one) ?? one };
  });
}
