/**
 * Tells how loud a microphone hears, from 0 to 1, with each frame of the screen.
 *
 * @param until ends it.
 */
export function listenTo(stream: MediaStream, until: AbortSignal, onLevel: (level: number) => void): void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const look = (): void => {
    if (until.aborted) return;
    analyser.getByteTimeDomainData(samples);
    // 128 is silence.
    onLevel(Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128);
    requestAnimationFrame(look);
  };
  until.addEventListener('abort', () => void context.close());
  look();
}
