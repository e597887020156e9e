import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './read-frame-message.ts';

const frame = { name: 'the frame’s window' };
const own = 'https://portal.example';
const provider = 'https://forms.example';
const origins = [own, provider];

const read = (data: unknown, { origin = provider, source = frame }: { origin?: string; source?: unknown } = {}) =>
  readFrameMessage({ data, origin, source }, frame, origins);

describe('messages of a framed page (spec §2, framed-page messaging)', () => {
  it.each([own, provider])('are taken from %s', (origin) => {
    expect(read({ kind: 'newHeight', height: 640 }, { origin })).toEqual({ kind: 'newHeight', height: 640 });
  });
  it.each([
    'https://elsewhere.example',
    'http://forms.example',
    'https://forms.example:8443',
    'https://forms.example.elsewhere.example',
    'null',
    '',
  ])('are not taken from “%s”', (origin) => {
    expect(read({ kind: 'loadComplete' }, { origin })).toBeNull();
  });
  it('are not taken from another window of the same origin', () => {
    expect(read({ kind: 'loadComplete' }, { source: { name: 'another tab' } })).toBeNull();
  });
  it('are not taken while there is no frame', () => {
    expect(readFrameMessage({ data: { kind: 'loadComplete' }, origin: own, source: null }, null, origins)).toBeNull();
  });
  it.each([
    [{ kind: 'openEverything' }, 'is of no kind'],
    [{ kind: 'newHeight', height: 1e9 }, 'makes the page endless'],
    [{ kind: 'newHeight', height: -1 }, 'has no height'],
    [{ kind: 'moveTo', state: 'https://elsewhere.example' }, 'goes to no state'],
    ['loadComplete', 'is a text'],
    [null, 'is nothing'],
  ])('are not taken as %j, which %s', (data, _why) => {
    expect(read(data)).toBeNull();
  });
  it('move to a state by its name, with parameters or none', () => {
    expect(read({ kind: 'moveTo', state: 'signup-activation-code' })).toEqual({
      kind: 'moveTo',
      state: 'signup-activation-code',
      params: {},
    });
  });
});
