import { describe, expect, it } from 'vitest'
import { draftOf, picturesIn, withMain, type FormPicture } from './form-picture.ts'

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
      picture({ stagedId: 7, address: 'x', caption: 'The stoep', isMain: true }),
      picture({ progress: 0.4 }),
    ])
    expect(picturesIn(draft)).toEqual([
      {
        key: 'staged 7',
        stagedId: 7,
        address: 'x',
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

  it('have a main one as soon as there is one', () => {
    expect(withMain([picture({}), picture({})]).map(({ isMain }) => isMain)).toEqual([true, false])
  })
})
