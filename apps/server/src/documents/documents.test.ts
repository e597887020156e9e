import { describe, expect, it } from 'vitest';
import { dataScript, html } from './html.ts';

describe('HTML of the documents', () => {
  it('escapes every text, in attributes too', () =>
    expect(html`<p title="${`"'`}">${'<b>&</b>'}</p>`.html).toBe(
      '<p title="&#34;&#39;">&#60;b&#62;&#38;&#60;/b&#62;</p>',
    ));

  it('takes HTML and lists of it as they are, and leaves out what is not there', () =>
    expect(html`<p>${[html`<b>${'a'}</b>`, html`<i>${'b'}</i>`]}${null}${false}</p>`.html).toBe(
      '<p><b>a</b><i>b</i></p>',
    ));

  it('embeds data that cannot end its element', () => {
    const { html: script } = dataScript('model', { text: '</script><script>alert(1)</script><!--' });
    expect(script.match(/<\/?script/g)).toHaveLength(2);
    expect(script).not.toContain('<!--');
    const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
    expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script><!--' });
  });
});
