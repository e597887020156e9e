/** PostgreSQL's type numbers of array elements (pg_type). */
const elementTypes = { int4: 23, int8: 20, float8: 701, text: 25 } as const;

type ElementType = keyof typeof elementTypes;

/** How JavaScript has a value of each type. */
interface ValueOf {
  int4: number;
  int8: number;
  float8: number;
  text: string;
}

/** What begins every binary COPY: the signature, no flags, no header extension. */
const SIGNATURE = Buffer.from('PGCOPY\n\u{ff}\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

/** What ends it: a row of -1 columns. */
const TRAILER = Buffer.from([0xff, 0xff]);

const FIRST_CAPACITY = 64 * 1024;
/** From this length on, Node's own encoder is faster than a loop. */
const LONG_TEXT = 24;

/**
 * Rows in PostgreSQL's binary form of COPY (the manual of `COPY`, "Binary Format"), written straight into one buffer that is used
 * again and again. Each value has to be written as the type of its column: the database does not convert it.
 */
export class BinaryRows {
  #bytes = Buffer.allocUnsafe(FIRST_CAPACITY);
  #view = viewOf(this.#bytes);
  #length = 0;

  /** Bytes that were written since the last `take`. */
  get length(): number {
    return this.#length;
  }

  /** A copy of the bytes so far; the next rows begin anew. */
  take(): Buffer<ArrayBuffer> {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  begin(): void {
    this.#append(SIGNATURE);
  }

  end(): void {
    this.#append(TRAILER);
  }

  /** Begins a row; its values follow, one for each column. */
  row(columns: number): void {
    this.#reserve(2);
    this.#view.setInt16(this.#length, columns);
    this.#length += 2;
  }

  null(): void {
    this.#reserve(4);
    this.#header(-1);
  }

  int4(value: number): void {
    this.#reserve(8);
    this.#int4(value);
  }

  /** @param value a whole number that a JavaScript number holds exactly. */
  int8(value: number): void {
    this.#reserve(12);
    this.#int8(value);
  }

  float8(value: number): void {
    this.#reserve(12);
    this.#float8(value);
  }

  /** A PostgreSQL text cannot contain NUL, so it is dropped. */
  text(value: string): void {
    this.#reserve(4 + value.length * 3);
    const start = this.#length + 4;
    const written = value.length < LONG_TEXT ? this.#writeAscii(value, start) : undefined;
    const bytes = written ?? this.#bytes.write(value.replaceAll('\0', ''), start, 'utf8');
    this.#header(bytes);
    this.#length = start + bytes;
  }

  /** An array of one dimension. What is undefined is null in it. */
  array<Type extends ElementType>(type: Type, values: ReadonlyArray<ValueOf[Type] | undefined>): void {
    this.#array(type, values, countGiven(values));
  }

  /** The same, but null where nothing is in it. */
  arrayOrNull<Type extends ElementType>(type: Type, values: ReadonlyArray<ValueOf[Type] | undefined>): void {
    const given = countGiven(values);
    if (given === 0) this.null();
    else this.#array(type, values, given);
  }

  /** A value that may be missing. */
  optional<Type extends ElementType>(type: Type, value: ValueOf[Type] | undefined): void {
    if (value === undefined) this.null();
    else if (type === 'text') this.text(value as string);
    else if (type === 'int4') this.int4(value as number);
    else if (type === 'int8') this.int8(value as number);
    else this.float8(value as number);
  }

  /** Returns undefined for a text with other characters, and for one with NUL. */
  #writeAscii(text: string, start: number): number | undefined {
    for (let at = 0; at < text.length; at += 1) {
      const character = text.charCodeAt(at);
      if (character > 0x7f || character === 0) return undefined;
      this.#bytes[start + at] = character;
    }
    return text.length;
  }

  #array<Type extends ElementType>(type: Type, values: ReadonlyArray<ValueOf[Type] | undefined>, given: number): void {
    const start = this.#beginArray(type, values.length, given < values.length);
    if (type === 'text') for (const value of values as ReadonlyArray<string | undefined>) this.optional('text', value);
    else this.#numbers(type, values as ReadonlyArray<number | undefined>);
    this.#endArray(start);
  }

  /** Room for all is made once: there is one such array for each figure of each charge. */
  #numbers(type: 'int4' | 'int8' | 'float8', values: ReadonlyArray<number | undefined>): void {
    this.#reserve(12 * values.length);
    for (const value of values) {
      if (value === undefined) this.#header(-1);
      else if (type === 'int8') this.#int8(value);
      else if (type === 'int4') this.#int4(value);
      else this.#float8(value);
    }
  }

  /** Returns where its length has to stand. */
  #beginArray(type: ElementType, length: number, hasNulls: boolean): number {
    this.#reserve(24);
    const start = this.#length;
    this.#length += 4;
    this.#header(length === 0 ? 0 : 1);
    this.#header(hasNulls ? 1 : 0);
    this.#header(elementTypes[type]);
    if (length > 0) {
      this.#header(length);
      this.#header(1);
    }
    return start;
  }

  #endArray(start: number): void {
    this.#view.setInt32(start, this.#length - start - 4);
  }

  #int4(value: number): void {
    this.#header(4);
    this.#view.setInt32(this.#length, value);
    this.#length += 4;
  }

  #int8(value: number): void {
    this.#header(8);
    this.#view.setInt32(this.#length, Math.floor(value / 2 ** 32));
    this.#view.setUint32(this.#length + 4, value % 2 ** 32);
    this.#length += 8;
  }

  #float8(value: number): void {
    this.#header(8);
    this.#view.setFloat64(this.#length, value);
    this.#length += 8;
  }

  #header(value: number): void {
    this.#view.setInt32(this.#length, value);
    this.#length += 4;
  }

  #append(bytes: Buffer): void {
    this.#reserve(bytes.length);
    bytes.copy(this.#bytes, this.#length);
    this.#length += bytes.length;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }
}

function countGiven(values: readonly unknown[]): number {
  let count = 0;
  for (const value of values) if (value !== undefined) count += 1;
  return count;
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
