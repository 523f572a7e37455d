import { describe, expect, it } from 'vitest'
import { headPicture } from './head-picture.ts'

const pictureOf = (key: string) => ({
  id: 1,
  key,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: '',
})

describe('the picture at the head of a page of listings', () => {
  const [front, lounge, shop] = [pictureOf('front'), pictureOf('lounge'), pictureOf('shop')]

  it('is one that no card shows', () => {
    expect(headPicture([front, shop, lounge], [front, null, shop])).toBe(lounge)
  })

  it('is the first one on a card where there is no other', () => {
    expect(headPicture([front], [null, front, shop])).toBe(front)
  })

  it('is missing where there are no pictures', () => {
    expect(headPicture([], [null])).toBeNull()
  })
})
