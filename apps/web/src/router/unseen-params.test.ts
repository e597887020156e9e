import { describe, expect, it } from 'vitest';
import { partUnseen, readUnseen } from './unseen-params.ts';

describe('what somebody searches for (issue 14, point 2)', () => {
  it('stands in the entry of the history, not in the address', () => {
    const { seen, unseen } = partUnseen({ svcArea: 'bay', search: 'hiv test' });
    expect(seen).toEqual({ svcArea: 'bay' });
    expect(readUnseen(unseen)).toEqual({ search: 'hiv test' });
  });

  it('is none where nothing is searched for, or the entry has another note', () => {
    expect(partUnseen({ svcArea: 'bay', search: '' })).toEqual({ seen: { svcArea: 'bay' }, unseen: undefined });
    expect(partUnseen(undefined).unseen).toBeUndefined();
    expect([null, undefined, 'a note', { token: 't' }, { search: 5 }].map(readUnseen)).toEqual([{}, {}, {}, {}, {}]);
  });
});
