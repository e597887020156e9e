import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startVideo } from './start-video.ts';

const refused = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('starting the background video (spec §9)', () => {
  it('is done when the browser plays it', async () => {
    const play = vi.fn<() => Promise<void>>(() => Promise.resolve());
    expect(await startVideo(play, new AbortController().signal)).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is tried again every 100 ms, up to 30 times', async () => {
    const play = vi.fn<() => Promise<void>>(refused);
    const started = startVideo(play, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(2900);
    expect(play).toHaveBeenCalledTimes(30);
    await vi.advanceTimersByTimeAsync(100);
    expect(await started).toBe(false);
    expect(play).toHaveBeenCalledTimes(31);
  });

  it('works at a later try', async () => {
    const play = vi.fn<() => Promise<void>>(() => Promise.resolve());
    play.mockImplementationOnce(refused).mockImplementationOnce(refused);
    const started = startVideo(play, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(200);
    expect(await started).toBe(true);
  });

  it('is given up when the page goes', async () => {
    const play = vi.fn<() => Promise<void>>(refused);
    const leaving = new AbortController();
    const started = startVideo(play, leaving.signal);
    await vi.advanceTimersByTimeAsync(250);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await started).toBe(false);
    expect(play).toHaveBeenCalledTimes(4);
  });
});
