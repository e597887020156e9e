import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recallCategoryHead, rememberServicesView, withServicesView } from './services-view.ts';

const hospital = { svcArea: 'bay', location: 'alder-main' };

describe("'Different service' (spec §2) leads back to how the last one was found", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  it('with the search', () => {
    rememberServicesView({ ...hospital, token: 'earned', search: 'knee' });
    expect(withServicesView({ ...hospital, token: 'renewed' })).toEqual({
      ...hospital,
      token: 'renewed',
      search: 'knee',
    });
  });

  it('with the tab or the kind of care', () => {
    rememberServicesView({ ...hospital, category: 'imaging', tab: 'az' });
    expect(withServicesView(hospital)).toEqual({ ...hospital, category: 'imaging', tab: 'az' });
  });

  it('without the kind of care at another place, which may not have it', () => {
    rememberServicesView({ ...hospital, category: 'imaging', search: 'knee' });
    expect(withServicesView({ svcArea: 'north' })).toEqual({ svcArea: 'north', search: 'knee' });
  });

  it('of all locations for who began with the care (issue 14, point 2)', () => {
    rememberServicesView({ first: 'care', category: 'imaging', search: 'knee' });
    expect(withServicesView({ ...hospital, token: 'renewed' })).toEqual({
      first: 'care',
      category: 'imaging',
      search: 'knee',
      token: 'renewed',
    });
    expect(withServicesView({})).toEqual({ first: 'care', category: 'imaging', search: 'knee' });
  });

  it('to all services where nothing is remembered, or nothing can be', () => {
    expect(withServicesView(hospital)).toEqual(hospital);
    vi.stubGlobal('sessionStorage', undefined);
    rememberServicesView({ ...hospital, search: 'knee' });
    expect(withServicesView(hospital)).toEqual(hospital);
  });

  it('and a category that is loaded again begins with its own heading, in the language in which it was shown (issue 16)', () => {
    const head = { title: 'X-rays', lead: 'Pictures of bones.', language: 'en' } as const;
    rememberServicesView({ ...hospital, category: 'x-rays' }, head);
    expect(recallCategoryHead('x-rays', 'en')).toEqual(head);
    expect(recallCategoryHead('x-rays', 'es')).toBeUndefined();
    expect(recallCategoryHead('surgery', 'en')).toBeUndefined();
    expect(withServicesView(hospital)).toEqual({ ...hospital, category: 'x-rays' });
  });
});
