import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${content}</svg>`;

// Issue 16, point 6: a hospital's own drawings.
describe('a drawing of a hospital', () => {
  it('keeps what it is drawn by', () => {
    const drawn = svg(
      '<style>.a{fill:#123}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs><path class="a" d="M0 0h4" fill="url(#g)"></path><use href="#g"></use>',
    );
    expect(cleanSvg(drawn)).toBe(drawn);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', ''],
    ['what is done on an event', '<path d="M0 0" onload="alert(1)"/>', '<path d="M0 0"></path>'],
    ['HTML', '<foreignObject><body xmlns="x"><b>bold</b></body></foreignObject>', ''],
    ['a picture from elsewhere', '<image href="https://x.example/a.png"/>', ''],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', ''],
    ['a part of another file', '<use href="https://x.example/a.svg#b"/>', '<use></use>'],
    ['a style that fetches', '<style>@import url(https://x.example/a.css);</style>', '<style></style>'],
    ['a colour that fetches', '<path fill="url(https://x.example/#a)" d="M0 0"/>', '<path d="M0 0"></path>'],
    ['a style in disguise', String.raw`<path style="fill:u\72l(//x.example)"/>`, '<path></path>'],
    [
      'an animation',
      '<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>',
      '<path d="M0 0"></path>',
    ],
    ["an editor's notes", '<metadata><x:y xmlns:x="z">me</x:y></metadata>', ''],
  ])('loses %s', (_what, content, left) => {
    expect(cleanSvg(svg(content))).toBe(svg(left));
  });

  it('loses its document type, whose entities can grow without end', () => {
    const doctype = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]>';
    expect(cleanSvg(`${doctype}${svg('<title>A</title>')}`)).toBe(svg('<title>A</title>'));
    expect(cleanSvg(`${doctype}${svg('<title>&a;</title>')}`)).toBeNull();
  });

  it.each(['', 'text', '<svg><path></svg>', '<html><svg/></html>', '<svg/><svg/>'])('is none: %j', (source) => {
    expect(cleanSvg(source)).toBeNull();
  });
});
