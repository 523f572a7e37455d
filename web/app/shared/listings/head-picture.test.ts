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

describe('the header picture of a page of listings', () => {
  const [front, lounge, shop] = [pictureOf('front'), pictureOf('lounge'), pictureOf('shop')]

  it('is one that no card shows', () => {
    expect(headPicture([front, shop, lounge], [front, null, shop])).toBe(lounge)
  })

  it('is missing if every picture is on a card, or there are none', () => {
    expect(headPicture([front], [null, front, shop])).toBeNull()
    expect(headPicture([], [null])).toBeNull()
  })
})
