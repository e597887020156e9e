import type { CallSent, goodFaithEstimate } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { noteProviders } from '../estimates-base/estimated-providers.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { downloadFile } from '../native/download-file.ts';

/** A paper for people, or the same for another program (the GFE Packet of HL7 Da Vinci PCT). */
export type GoodFaithFile = 'paper' | 'packet';

type Sent = CallSent<typeof goodFaithEstimate>;

export interface GoodFaithFiles {
  /** What is being made; null for nothing. */
  readonly busy: GoodFaithFile | null;
  /** Why the last of its kind was not made; null if it was. */
  readonly failureOf: (file: GoodFaithFile) => CallFailure | null;
  readonly forgetFailures: () => void;
  /** Makes a file and hands it to the browser. Null where another is under way. */
  readonly make: (file: GoodFaithFile, sent: Sent) => Promise<CallFailure | 'made' | null>;
}

/** The files of a good-faith estimate. Who bills is noted, for the page that compares a later bill. */
export function useGoodFaithFiles(): GoodFaithFiles {
  const { calls } = useEstimatesBase();
  const paper = useSubmit(calls.goodFaithEstimate);
  const packet = useSubmit(calls.goodFaithEstimatePacket);
  const makePaper = async (sent: Sent) => {
    const reply = await paper.submit(sent);
    if (reply === null || reply instanceof CallFailure) return reply;
    const content = Uint8Array.from(atob(reply.Document), (byte) => byte.codePointAt(0) ?? 0);
    downloadFile({ name: reply.FileName, type: 'application/pdf', content });
    noteProviders(reply.Providers.map(({ Name, TotalRaw }) => ({ name: Name, totalCents: TotalRaw })));
    return 'made';
  };
  const makePacket = async (sent: Sent) => {
    const reply = await packet.submit(sent);
    if (reply === null || reply instanceof CallFailure) return reply;
    const content = new TextEncoder().encode(JSON.stringify(reply));
    downloadFile({ name: 'good-faith-estimate.json', type: 'application/fhir+json', content });
    return 'made';
  };
  return {
    busy: paper.busy ? 'paper' : packet.busy ? 'packet' : null,
    failureOf: (file) => (file === 'paper' ? paper : packet).failure,
    forgetFailures: () => {
      paper.forgetFailure();
      packet.forgetFailure();
    },
    make: (file, sent) => (file === 'paper' ? makePaper : makePacket)(sent),
  };
}
