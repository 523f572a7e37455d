import { describe, expect, it } from 'vitest'
import { draftOf, picturesIn, sourcesOf, withMain, type FormPicture } from './form-picture.ts'

const picture = (facts: Partial<FormPicture>): FormPicture => ({
  key: 'a',
  url: '/a',
  name: 'a.jpg',
  caption: '',
  isMain: false,
  ...facts,
})

describe('a form’s pictures', () => {
  it('are kept in the draft once they are uploaded, with their captions and the main one', () => {
    const draft = draftOf([
      picture({ stagedId: 7, address: 'x', width: 1600, caption: 'The stoep', isMain: true }),
      picture({ progress: 0.4 }),
    ])
    expect(picturesIn(draft)).toEqual([
      {
        key: 'staged 7',
        stagedId: 7,
        address: 'x',
        width: 1600,
        url: '/media/x/320.webp',
        name: 'The stoep',
        caption: 'The stoep',
        isMain: true,
      },
    ])
  })

  it('are empty in a draft without them, or from an earlier version', () => {
    expect(picturesIn(undefined)).toEqual([])
    expect(picturesIn('new 1*|new 2')).toEqual([])
    expect(picturesIn('[broken')).toEqual([])
  })

  it('are rotated from the largest size that is stored', () => {
    const address = 'x'
    expect(sourcesOf(picture({ address, width: 2400 }))).toEqual(['/media/x/1920.webp'])
    expect(sourcesOf(picture({ address, width: 1600 }))).toEqual(['/media/x/1440.webp'])
    expect(sourcesOf(picture({ address, width: 200 }))).toEqual(['/media/x/320.webp'])
    expect(sourcesOf(picture({ url: 'blob:x' }))).toEqual(['blob:x'])
    const [old] = picturesIn('[{"staged":7,"address":"x","caption":"","main":true}]')
    expect(sourcesOf(old as FormPicture).slice(0, 2)).toEqual([
      '/media/x/1920.webp',
      '/media/x/1440.webp',
    ])
  })

  it('have a main one as soon as there is one', () => {
    expect(withMain([picture({}), picture({})]).map(({ isMain }) => isMain)).toEqual([true, false])
  })
})
