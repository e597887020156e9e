import { useEffect, useState, type RefObject } from 'react';
import { readQrIn } from './read-qr.ts';

/** `refused`: the person or the browser does not allow it. `missing`: there is none, another program has it, or the page may not have one. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing';

/** In milliseconds: often enough to seem at once, seldom enough for an old phone. */
const PAUSE = 200;

/** Codes of health links and health cards; a poster's or a parcel's is none. */
const isOfCard = (text: string): boolean => /shlink:\/|shc:\//i.test(text);

/**
 * Films with the camera that looks away from the person, looks for a code in it, and ends with the first that is a card's. Nothing is recorded, and nothing
 * leaves the browser.
 */
export function useCameraScan(
  film: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): { state: CameraState; sawOtherCode: boolean } {
  const [state, setState] = useState<CameraState>('starting');
  const [sawOtherCode, setSawOtherCode] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = () => {
      const source = film.current;
      const text = source === null ? null : readQrIn({ width: source.videoWidth, height: source.videoHeight, source });
      if (text !== null && isOfCard(text)) {
        stop();
        onText(text);
        return;
      }
      if (text !== null) setSawOtherCode(true);
      timer = setTimeout(look, PAUSE);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || film.current === null) return stop();
      film.current.srcObject = stream;
      await film.current.play();
      if (isOver) return;
      setState('running');
      look();
    };
    start().catch((error: unknown) => {
      stop();
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    });
    return stop;
    // Once: the camera goes on through what the page draws anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { state, sawOtherCode };
}
