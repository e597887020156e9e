import { describe, expect, it } from 'vitest';
import { firstStatus, nextStatus, patienceOf, type FrameEvent } from './frame-status.ts';

const retries = { times: 5, everyMs: 1000 };
const none = { times: 0, everyMs: 0 };
const after = (...events: FrameEvent[]) => events.reduce(nextStatus, firstStatus);
const waited = (attempt = 0): FrameEvent => ({ kind: 'waited', attempt, retries });
const gaveUp: FrameEvent = { kind: 'waited', attempt: 0, retries: none };
const loaded: FrameEvent = { kind: 'loaded' };

describe('a page in a frame (spec §2, framed-page messaging)', () => {
  it('is shown as soon as its load is complete', () => {
    expect(firstStatus.shows).toBe('loading');
    expect(after({ kind: 'loadComplete' }).shows).toBe('page');
  });

  it('is shown and sized by its size', () =>
    expect(after({ kind: 'pageSize', width: 500, height: 333 })).toMatchObject({
      shows: 'page',
      width: 500,
      height: 333,
    }));

  it('is shown and sized by a new height alone, as often as it sends one', () => {
    expect(after({ kind: 'newHeight', height: 333 })).toMatchObject({ shows: 'page', height: 333, width: null });
    expect(after({ kind: 'newHeight', height: 333 }, { kind: 'newHeight', height: 900 }).height).toBe(900);
  });

  it('keeps its width when only its height changes', () =>
    expect(after({ kind: 'pageSize', width: 500, height: 333 }, { kind: 'newHeight', height: 400 }).width).toBe(500));

  it('is not shown because it listens, or moves the app', () => {
    expect(after({ kind: 'pageReady' }).shows).toBe('loading');
    expect(after({ kind: 'moveTo', state: 'home', params: {} }).shows).toBe('loading');
  });

  it('is hidden when it has nothing more to show', () =>
    expect(after({ kind: 'loadComplete' }, { kind: 'hideFrame' }).shows).toBe('hidden'));

  it('opens a text over the app, which the visitor closes; the page stays as it is', () => {
    const open = after({ kind: 'loadComplete' }, { kind: 'openInfoPopup', title: 'Parking', text: 'Is free.' });
    expect(open).toMatchObject({ shows: 'page', popup: { title: 'Parking', text: 'Is free.' } });
    expect(nextStatus(open, { kind: 'closeInfoPopup' })).toMatchObject({ shows: 'page', popup: null });
  });

  it('is shown although it reports itself late', () =>
    expect(after(loaded, gaveUp, { kind: 'loadComplete' }).shows).toBe('page'));
});

describe('a provider that is starting (spec §9: retries up to 5 times at 1 s)', () => {
  it('is loaded five times again, a second apart, then waited for, then given up', () => {
    let status = firstStatus;
    for (let retry = 1; retry <= 5; retry += 1) {
      status = nextStatus(status, loaded);
      expect(patienceOf(status, retries, 120)).toBe(1000);
      status = nextStatus(status, waited(retry - 1));
      expect(status).toMatchObject({ shows: 'loading', attempt: retry, isLoaded: false });
    }
    status = nextStatus(status, loaded);
    expect(patienceOf(status, retries, 120)).toBe(10_000);
    status = nextStatus(status, waited(5));
    expect(status).toMatchObject({ shows: 'silent', attempt: 5 });
    expect(patienceOf(status, retries, 120)).toBeNull();
  });

  it('is not loaded again while the browser still loads it, for as long as the loading time-out', () => {
    expect(patienceOf(firstStatus, retries, 120)).toBe(120_000);
    expect(after(waited()).shows).toBe('silent');
  });

  it('is not loaded again once it has said anything', () => {
    const status = after(loaded, { kind: 'pageReady' });
    expect(patienceOf(status, retries, 120)).toBe(120_000);
    expect(nextStatus(status, waited())).toMatchObject({ shows: 'silent', attempt: 0 });
  });

  it('is not given up for the time of a try before', () =>
    expect(after(loaded, waited(0), loaded, waited(0))).toMatchObject({ shows: 'loading', attempt: 1 }));

  it('is loaded again when the visitor says so', () =>
    expect(after(loaded, gaveUp, { kind: 'again' })).toMatchObject({
      shows: 'loading',
      attempt: 1,
    }));

  it('is loaded once where its state says nothing of retries', () =>
    expect(patienceOf(after(loaded), none, 120)).toBe(10_000));
});
