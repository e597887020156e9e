import { describe, expect, it } from 'vitest';
import { examples, pairs } from './testing/examples.ts';
import { readWorkEmail } from './work-email.ts';

const domains = ['cisco.example', 'webex.example'];

describe('spec §5, work e-mail: required, valid, and of the partner', () => {
  it.each(examples('work-email', 'valid'))('takes %s', (line) =>
    expect(readWorkEmail(line, domains)).toEqual({ email: line.trim() }),
  );
  it.each(pairs('work-email', 'invalid', ': '))('finds it %s: %j', (error, input) =>
    expect(readWorkEmail(input, domains)).toEqual({ error: error }),
  );

  it('is of any domain where the partner names none', () =>
    expect(readWorkEmail('ana@example.org', [])).toEqual({ email: 'ana@example.org' }));
});
