import { listenTo } from './microphone-level.ts';
import { isFastEnough } from './speed-of-network.ts';

type CheckName = 'camera' | 'microphone' | 'network';
type CheckState = 'pending' | 'passed' | 'failed';

/**
 * The waiting room of a video visit: checks camera, microphone and connection, shows the picture, and lets the visitor in.
 * What a check finds is said where it stands, and read out.
 */
export function runWaitingRoom(room: HTMLElement): void {
  const start = room.querySelector<HTMLButtonElement>('#start');
  const enter = room.querySelector<HTMLButtonElement>('#enter');
  const preview = room.querySelector<HTMLVideoElement>('#preview');
  const level = room.querySelector<HTMLMeterElement>('#level');
  if (!start || !enter || !preview || !level) return;
  let tracks: readonly MediaStreamTrack[] = [];
  let isListening = new AbortController();

  const release = (): void => {
    isListening.abort();
    isListening = new AbortController();
    for (const track of tracks) track.stop();
    tracks = [];
  };
  const check = async (): Promise<void> => {
    release();
    start.disabled = true;
    const [camera, microphone] = await Promise.all([
      run('camera', () => useOne({ video: true })),
      run('microphone', () => useOne({ audio: true })),
      run('network', () => isFastEnough(room.dataset['probe'] ?? '')),
    ]);
    tracks = [camera, microphone].flatMap((stream) => stream?.getTracks() ?? []);
    preview.srcObject = camera;
    if (microphone !== null) listenTo(microphone, isListening.signal, (heard) => (level.value = heard));
    start.disabled = false;
    start.textContent = start.dataset['again'] ?? '';
    // Someone whose camera fails is still seen to: whoever waits on the other side can call.
    enter.hidden = false;
    enter.focus();
  };
  start.addEventListener('click', () => void check());
  enter.addEventListener('click', () => {
    const entered = document.querySelector<HTMLElement>('#entered');
    document.querySelector('#entered-preview')?.append(preview);
    room.hidden = true;
    entered?.toggleAttribute('hidden', false);
    entered?.querySelector('h1')?.focus();
  });
  addEventListener('pagehide', release);
}

/** Runs one check, and says how it stands. null if it failed. */
async function run<Result>(name: CheckName, work: () => Promise<Result | null | false>): Promise<Result | null> {
  const row = document.querySelector<HTMLElement>(`#check-${name}`);
  const show = (state: CheckState): void => {
    const output = row?.querySelector('output');
    if (!row || !output) return;
    row.dataset['state'] = state;
    output.textContent = output.dataset[state] ?? '';
  };
  show('pending');
  const result = await work().catch(() => null);
  show(result === null || result === false ? 'failed' : 'passed');
  return result === false ? null : result;
}

/** Camera and microphone are asked for one by one: that one of them is missing says nothing of the other. */
async function useOne(wanted: MediaStreamConstraints): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(wanted);
}
