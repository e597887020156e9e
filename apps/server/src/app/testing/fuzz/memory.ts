import { Remembered } from './schema-values.ts';

/** How many values of a field are kept: the newest, since older ones are spent or expired. */
const KEPT = 8;

/** Values by the field that named them, so that later requests name what is there: ids, tokens, tickets, codes. */
export interface Memory {
  add(field: string, value: unknown): void;
  /** Adds every field of a reply, however deep. */
  addAll(reply: unknown): void;
  /** The value with each Remembered in it replaced. */
  recall(value: unknown): unknown;
}

/** The field of a request by which a value of another name is meant. */
const sameAs: Readonly<Record<string, string>> = {
  token: 'estimateglobal',
  pestoken: 'estimateglobal',
  pesglo: 'estimateglobal',
  userid: 'username',
  useridverification: 'username',
  reenteredusername: 'username',
  passwordverification: 'password',
  reenteredpassword: 'password',
  currentpassword: 'password',
  svcarea: 'servicearea',
};

export function createMemory(): Memory {
  const values = new Map<string, unknown[]>();
  const all: unknown[] = [];

  const add = (field: string, value: unknown): void => {
    const name = nameOf(field);
    const known = values.get(name) ?? [];
    if (known.includes(value)) return;
    values.set(name, [...known, value].slice(-KEPT));
    all.push(value);
    if (all.length > KEPT * 40) all.shift();
  };
  const addAll = (reply: unknown): void => {
    if (typeof reply !== 'object' || reply === null) return;
    for (const [field, value] of Object.entries(reply)) {
      if (typeof value === 'string' || typeof value === 'number') add(field, value);
      else addAll(value);
    }
  };
  const recall = (value: unknown): unknown => {
    if (value instanceof Remembered) {
      const known = values.get(nameOf(value.field)) ?? all;
      return known[value.index % known.length];
    }
    if (Array.isArray(value)) return value.map(recall);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, recall(each)]));
  };
  return { add, addAll, recall };
}

function nameOf(field: string): string {
  const name = field.toLowerCase();
  return sameAs[name] ?? name;
}
