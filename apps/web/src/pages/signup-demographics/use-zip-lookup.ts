import { lookUpZip } from '@portico/contract';
import { readZip, zip5 } from '@portico/rules';
import { useRef, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSend } from '../../portal/use-send.ts';
import { fillPlace, type Place } from './fill-place.ts';
import { FIRST_COUNTRY } from './typed-again.ts';
import type { Typing } from './use-typed-demographics.ts';

export interface ZipLookup {
  /** Looks a ZIP code up as soon as it is whole. */
  readonly lookUp: (zip: string) => void;
  /** What the last one filled in; null for nothing. */
  readonly found: Place | null;
}

/** Fills in city, state and country by the ZIP code. A code that nobody knows, or no answer, is no trouble: one types on. */
export function useZipLookup(fill: Typing['change']): ZipLookup {
  const send = useSend();
  const asked = useRef('');
  const filled = useRef<Place>({ city: '', state: '', country: FIRST_COUNTRY });
  const [found, setFound] = useState<Place | null>(null);
  const take = (place: Place) =>
    fill((now) => {
      const next = fillPlace(now, place, filled.current);
      filled.current = place;
      setFound(next.city === place.city && next.state === place.state ? place : null);
      return next;
    });
  const ask = async (zip: string) => {
    try {
      const { place } = await send(lookUpZip, { zip });
      if (place !== null && asked.current === zip) take(place);
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
    }
  };
  return {
    found,
    lookUp: (input) => {
      const read = readZip(input);
      const zip = read === null ? '' : zip5(read);
      if (zip === asked.current) return;
      asked.current = zip;
      if (zip !== '') void ask(zip);
    },
  };
}
