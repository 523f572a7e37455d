import { describe, expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'
import { mergeHtml, mergeLine, tagsIn } from './placeholders.ts'

describe('placeholders', () => {
  it('are filled with text, never with markup', () => {
    expect(
      mergeHtml('<p>[User.Message]</p>', { 'User.Message': '<img src=x onerror=alert(1)>' }),
    ).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })
  it('keep a subject on one line', () => {
    expect(mergeLine('From [User.FullName]', { 'User.FullName': 'A\r\nBcc: b@c.co' })).toBe(
      'From A Bcc: b@c.co',
    )
  })
  it('are not filled again when a value looks like a placeholder', () => {
    expect(mergeHtml('[User.Message]', { 'User.Message': '[User.Email]', 'User.Email': 'x' })).toBe(
      '[User.Email]',
    )
  })
  it('without a value are removed together with their row and its heading', () => {
    const rows =
      '<table><tr><th>Name</th><td>[User.FullName]</td></tr>\n<tr><th>About</th><td>[Property.Name]</td></tr></table>'
    expect(mergeHtml(rows, { 'User.FullName': 'Thandi', 'Property.Name': '' })).toBe(
      '<table><tr><th>Name</th><td>Thandi</td></tr>\n</table>',
    )
  })
  it('can be listed', () => {
    expect(tagsIn('[User.Email] and [Resort.Name] and [User.Email] but not [items]')).toEqual([
      'User.Email',
      'Resort.Name',
    ])
  })
})

describe('the text version of an email', () => {
  it('preserves lines, labels and addresses', () => {
    const html =
      '<h1>Hello</h1><p>Read &amp; answer <a href="https://x.example/y">here</a></p><table><tr><th>Name</th><td>Thandi</td></tr></table>'
    expect(htmlToText(html)).toBe('Hello\nRead & answer here (https://x.example/y)\nName: Thandi')
  })
  it('has an empty line before a heading and between the listings of an alert', () => {
    const card = (title: string) =>
      `<table role="presentation"><tr><td><p>New match</p><p>${title}</p></td></tr></table>`
    const html = `<p>Good day</p><h2>Lynnwood</h2>${card('House')}${card('Flat')}<p>Stop</p>`
    expect(htmlToText(html)).toBe(
      'Good day\n\nLynnwood\nNew match\nHouse\n\nNew match\nFlat\n\nStop',
    )
  })
  it('marks the items of a list, and indents a list inside an item', () => {
    const html =
      '<p>You</p><ol><li>pay</li><li>wait<ul><li>a day</li></ul></li></ol><p>Thank you</p>'
    expect(htmlToText(html)).toBe('You\n 1. pay\n 2. wait\n    * a day\n\nThank you')
  })
  it('has only the body of a document, without its styles', () => {
    const html =
      '<html><head><title>T</title></head><body><style>p{}</style>A<br>B &amp;&nbsp;C</body></html>'
    expect(htmlToText(html)).toBe('A\nB &\u00a0C')
  })
  it('omits a link that contains only a picture', () => {
    expect(htmlToText('<a href="https://x.example"><img src="a.webp"></a><p>Sea</p>')).toBe('Sea')
  })
})
