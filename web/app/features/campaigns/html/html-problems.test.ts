import { describe, expect, it } from 'vitest'
import { htmlProblems } from './html-problems.ts'

const found = (html: string, known?: string[]) =>
  htmlProblems(html, known && new Set(known)).map(({ from, to, message }) => [
    html.slice(from, to),
    message,
  ])

describe('problems in HTML', () => {
  it('do not occur in a valid page, even where browsers close tags automatically', () => {
    expect(
      found(
        '<!doctype html><html><head><style>a[href]{}</style></head><body><!--[if mso]><![endif]-->' +
          '<ul><li>One<li>Two</ul><p>Text<br><img src="[image]" alt=""><table><tr><td>1<tr><td>2</table>[items]',
        ['items', 'image'],
      ),
    ).toEqual([])
  })

  it('include a tag without its partner, or without an end', () => {
    expect(found('<div><b>bold</div>')).toEqual([['<b>', '<b> is never closed: </b> is missing.']])
    expect(found('<h1>Title</h2>')).toEqual([['</h2>', '</h2> does not match <h1>.']])
    expect(found('<H1>Title</h1>')).toEqual([])
    expect(found('text</span> more')).toEqual([
      ['</span>', '</span> closes a tag that is not open here.'],
    ])
    expect(found('<h1>Title</h1><a href="x"')).toEqual([
      ['<a href="x"', '<a is incomplete: a > is missing.'],
    ])
  })

  it('include a field that nothing fills in', () => {
    expect(found('<h1>[Name]</h1>[items]', ['items'])).toEqual([
      ['[Name]', '[Name] is not a field here. Add a placeholder, or give an item a value for it.'],
    ])
    expect(found('[anything]')).toEqual([])
  })
})
