import { describe, expect, it } from 'vitest'
import { linesOf } from './rich-text.ts'

describe('formatted text as plain text', () => {
  it('has a line for each paragraph, heading and item', () => {
    expect(
      linesOf('<h3>Rooms</h3><p>Two <strong>large</strong> ones</p><ul><li>Stoep</li></ul>'),
    ).toEqual(['Rooms', 'Two large ones', 'Stoep'])
  })

  it('starts a new line at a break', () => {
    expect(linesOf('<p>Two rooms<br>A stoep</p>')).toEqual(['Two rooms', 'A stoep'])
  })

  it('decodes HTML entities', () => {
    expect(linesOf('<p>Erf&nbsp;&lt; 500&nbsp;m² &amp; &quot;level&quot; it&#39;s</p>')).toEqual([
      'Erf < 500 m² & "level" it\'s',
    ])
  })

  it('does not decode text twice', () => {
    expect(linesOf('<p>Type &amp;lt; for less</p>')).toEqual(['Type &lt; for less'])
  })

  it('has no lines if there is no text', () => {
    expect(linesOf('<p></p><p> </p>')).toEqual([])
  })
})
