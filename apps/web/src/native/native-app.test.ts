import { NATIVE_APP } from '@portico/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile, toBase64 } from './download-file.ts';
import { nativeApp } from './native-app.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the hospital’s own app around the page (spec §1, "native mobile apps receive messages")', () => {
  const received: string[] = [];
  const receiver = { postMessage: (text: string) => void received.push(text) };

  it.each([
    ['iOS', { webkit: { messageHandlers: { [NATIVE_APP]: receiver } } }],
    ['Android', { [NATIVE_APP]: receiver }],
  ])('receives messages on %s as JSON', (_system, view) => {
    nativeApp(view)?.tell({ kind: 'print', title: 'Estimate' });
    expect(JSON.parse(received.pop() ?? '')).toEqual({ kind: 'print', title: 'Estimate' });
  });

  it.each([
    ['a browser', {}],
    ['another app’s web view', { webkit: { messageHandlers: { other: receiver } } }],
  ])('is not seen in %s', (_where, view) => expect(nativeApp(view)).toBeNull());

  it('gets a file whole, in base64, whatever its letters', () => {
    vi.stubGlobal(NATIVE_APP, receiver);
    downloadFile({ name: 'visit.ics', type: 'text/calendar', content: 'SUMMARY:Visita del Dr. Nguyễn' });
    const { base64, ...rest } = JSON.parse(received.pop() ?? '') as { base64: string };
    expect(rest).toEqual({ kind: 'download', name: 'visit.ics', type: 'text/calendar' });
    expect(Buffer.from(base64, 'base64').toString('utf8')).toBe('SUMMARY:Visita del Dr. Nguyễn');
  });

  it('gets large files too', () => {
    const bytes = new Uint8Array(400_000).map((_byte, at) => at % 251);
    expect(Buffer.from(toBase64(bytes), 'base64').equals(bytes)).toBe(true);
  });
});
