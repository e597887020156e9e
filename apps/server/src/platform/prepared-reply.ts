import { type CallReply, type Call, toWire, wireNameOf } from '@portico/contract';
import * as z from 'zod/mini';
import { gzipWithEnd, type PackedStart, packStart, textWithEnd } from './packed-start.ts';

/** What many visitors get alike of the replies of a call: checked against the contract, written as JSON and packed once. */
export interface SharedReply {
  /** The JSON; without its last brace where visitors have fields of their own, which come last. */
  readonly start: PackedStart;
  /** Of the fields that are each visitor's own. */
  readonly own: z.ZodMiniType;
}

/**
 * Checks a reply and writes it, without the fields that are each visitor's own.
 *
 * @param call one whose reply is an object.
 * @param reply of one of the visitors; `own` are the names of fields that others have of their own.
 */
export function shareReply<C extends Call>(
  { reply: schema }: C,
  reply: CallReply<C>,
  own: ReadonlyArray<keyof CallReply<C> & string>,
): SharedReply {
  const names = new Set(own.map((name) => wireNameOf(schema, name)));
  const written = Object.entries(schema.parse(toWire(schema, reply)) as object);
  const json = JSON.stringify(Object.fromEntries(written.filter(([name]) => !names.has(name))));
  const mask = Object.fromEntries([...names].map((name) => [name, true as const]));
  const start = packStart(Buffer.from(names.size === 0 ? json : json.slice(0, -1)));
  return { start, own: z.pick(schema as unknown as z.ZodMiniObject, mask) };
}

/** A reply made of what is shared and of one visitor's own fields. */
export class PreparedReply {
  readonly #shared: SharedReply;
  readonly #own: object | null;

  /** @param own in plain names: exactly those with which the reply was shared; null for a reply that everybody gets alike. */
  constructor(shared: SharedReply, own: object | null) {
    this.#shared = shared;
    this.#own = own;
  }

  /** The value that is sent, in the names of the wire. */
  response(): unknown {
    return JSON.parse(this.json().toString());
  }

  /** As it is sent to who unpacks nothing. */
  json(): Buffer {
    return textWithEnd(this.#shared.start, this.#end());
  }

  /** As it is sent to who unpacks gzip. */
  gzip(): Buffer {
    return gzipWithEnd(this.#shared.start, this.#end());
  }

  /** The visitor's own fields are checked here: nothing is sent that the contract does not name. */
  #end(): Buffer {
    if (this.#own === null) return Buffer.alloc(0);
    const own = JSON.stringify(this.#shared.own.parse(toWire(this.#shared.own, this.#own)));
    return Buffer.from(`,${own.slice(1)}`);
  }
}
