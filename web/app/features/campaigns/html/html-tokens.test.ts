import { describe, expect, it } from 'vitest'
import { hasScript, htmlTokens } from './html-tokens.ts'

const kinds = (html: string) => htmlTokens(html).map(({ kind, text }) => `${kind} ${text}`)

describe('the pieces of HTML in an editor', () => {
  it('are tags, attributes, values, comments and fields', () => {
    expect(kinds('<a href="[link]">Now [Price]&nbsp;</a><!-- [x] -->')).toEqual([
      'tag <a',
      'text  ',
      'attribute href',
      'value ="',
      'field [link]',
      'value "',
      'tag >',
      'text Now ',
      'field [Price]',
      'entity &nbsp;',
      'tag </a',
      'tag >',
      'comment <!-- [x] -->',
    ])
  })

  it('leave the brackets of a style sheet alone', () => {
    expect(kinds('<style>a[href]{}</style>[items]')).toEqual([
      'tag <style',
      'tag >',
      'text a[href]{}',
      'tag </style',
      'tag >',
      'field [items]',
    ])
  })

  it.each([
    '',
    'a < b && c > d',
    '<',
    '</',
    '<a',
    '<a href="',
    '<a href=\'x" y',
    '<!-- never closed',
    '<!doctype html>\n<p class=x data-y = "z"/>',
    '<script>if (a < b) "[x]"',
    '[items] [not a field] [a.b] ]][[',
    '<a "quoted" =x>',
    '&amp &amp; &#39;',
  ])('cover the whole text, however broken: %s', (html) => {
    expect(
      htmlTokens(html)
        .map(({ text }) => text)
        .join(''),
    ).toBe(html)
  })
})

describe('a script', () => {
  it('is found in its element, in an attribute and in an address', () => {
    expect(hasScript('<p>A <b>script</b> of a play, on = x</p>')).toBe(false)
    expect(hasScript('<SCRIPT src="x">')).toBe(true)
    expect(hasScript('<img src="x" onerror="steal()">')).toBe(true)
    expect(hasScript('<a href=" javascript:alert(1)">')).toBe(true)
  })
})
