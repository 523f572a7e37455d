import { describe, expect, it } from 'vitest'
import { countTag, namesIn, replaceTags } from './campaigns.tags.ts'

describe('the tags of a campaign', () => {
  it('are found once each, regardless of case', () => {
    expect(namesIn('[image] [Link] [LINK] [Resort.Name] [not a tag] [1]')).toEqual([
      'image',
      'Link',
      'Resort.Name',
    ])
    expect(countTag('[items][Items]', 'items')).toBe(2)
  })

  it('are ignored in styles and comments', () => {
    const html =
      '<style>a[href]{color:red}</style><!--[if mso]><b>[endif]</b><![endif]--><![endif]>[items]'
    expect(namesIn(html)).toEqual(['items'])
    expect(replaceTags(html, () => 'X')).toBe(html.replace('[items]', 'X'))
  })

  it('are filled once: a value that looks like a tag stays as it is', () => {
    expect(replaceTags('[a]', () => '[b] $& $1')).toBe('[b] $& $1')
  })
})
