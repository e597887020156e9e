import { readInterchanges } from '@portico/x12';
import nodeX12 from 'node-x12';

/** Who reads: this package as the server does, leniently; the messages of the bench have nothing outside the guide. */
export const readers = { ours: (text: string) => readInterchanges(text, refuse), theirs: parse } as const;

function refuse(deviation: Error): never {
  throw deviation;
}

/** node-x12's objects of a text. */
export function parse(text: string): InstanceType<typeof nodeX12.X12Interchange> {
  const parsed = new nodeX12.X12Parser(true).parse(text);
  if (!(parsed instanceof nodeX12.X12Interchange)) throw new Error('node-x12 reads something else');
  return parsed;
}

/** Processor seconds of doing the work once, when it is done this many times. */
export function secondsOf(work: () => void, times: number): number {
  const began = process.cpuUsage();
  for (let index = 0; index < times; index += 1) work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6 / times;
}
