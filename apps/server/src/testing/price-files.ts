import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';

/** Path of one of the price file reader's examples, such as `valid/v3.json`. */
export function examplePath(name: string): string {
  return fileURLToPath(new URL(`../../../../packages/price-files/examples/${name}`, import.meta.url));
}

/** A folder for one test. */
export interface TestFolder {
  write(name: string, content: Uint8Array | string): Promise<string>;
  remove(): Promise<void>;
}

export async function makeTestFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-prices-'));
  return {
    async write(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A tall file with one item, one charge and one rate in each row, all at one price. */
export async function tallFile(rows: number, dollars: number): Promise<string> {
  const example = await readFile(examplePath('valid/v3-tall.csv'), 'utf8');
  const [names = '', values = '', headers = ''] = example.split('\n');
  const cell: Record<string, string> = {
    'code|1|type': 'CPT',
    setting: 'outpatient',
    payer_name: 'Golden Plain Health',
    plan_name: 'PPO',
    'standard_charge|negotiated_dollar': String(dollars),
    'standard_charge|methodology': 'fee schedule',
    'standard_charge|min': String(dollars),
    'standard_charge|max': String(dollars),
  };
  const columns = headers.split(',');
  const body = Array.from({ length: rows }, (_, row) => {
    const own: Record<string, string> = { ...cell, description: `Service ${row}`, 'code|1': String(10_000 + row) };
    return columns.map((column) => own[column] ?? '').join(',');
  });
  return `${[names, values, headers, ...body].join('\n')}\n`;
}

/** Method 8 of APPNOTE.TXT 4.4.5. */
const DEFLATE = 8;

/**
 * A zip archive of these files, by APPNOTE.TXT 6.3.
 *
 * @param method by which it says that they are packed, whatever it is.
 */
export function zipOf(files: Readonly<Record<string, Uint8Array>>, method = DEFLATE): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, place, Buffer.from(name));
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}
