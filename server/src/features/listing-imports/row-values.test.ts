import { expect, it } from 'vitest'
import { readPictures } from './row-values.ts'

it.each([
  ['one.jpg, two.jpg', ['one.jpg', 'two.jpg']],
  ['one.jpg|two.PNG;three.webp', ['one.jpg', 'two.PNG', 'three.webp']],
  ['The stoep.jpg The pool, at dusk.jpeg', ['The stoep.jpg', 'The pool, at dusk.jpeg']],
  [
    'https://x.example/1.jpg,https://x.example/2',
    ['https://x.example/1.jpg', 'https://x.example/2'],
  ],
  ['one.jpg\none.jpg', ['one.jpg']],
])('the pictures in the cell %j are %j', (cell, pictures) => {
  expect(readPictures([cell])).toEqual(pictures)
})
