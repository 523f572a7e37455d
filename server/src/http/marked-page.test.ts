import { expect, it } from 'vitest'
import { classesOfPage, unmarked, withFragments } from './marked-page.ts'

const fragment = (html: string) => ({ bytes: Buffer.from(html) })
const text = (pieces: Buffer[]) => Buffer.concat(pieces).toString()

it('fragments replace their marks, wherever and however often they occur', () => {
  const fragments = [fragment('<b>A’</b>'), fragment('<i>B</i>')]
  const html = '<p>Sea [m 0] and [m 1][m 0] [x 0] é</p>'
  expect(text(withFragments({ html, mark: '[m ', fragments }))).toBe(
    '<p>Sea <b>A’</b> and <i>B</i><b>A’</b> [x 0] é</p>',
  )
})

it('a page without fragments is sent as it is', () => {
  expect(text(withFragments(unmarked('<p>[m 0]</p>')))).toBe('<p>[m 0]</p>')
})

it('a page has its own classes and those of its fragments', () => {
  const fragments = [fragment('<b class="a b"></b>'), fragment('<i class="c"></i>')]
  const once = classesOfPage('<p class="d a">[m 0][m 1]</p>', fragments)
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => once.has(name))).toEqual(['a', 'b', 'c', 'd'])
  expect(classesOfPage('<p class="d a">[m 0][m 1]</p>', fragments).key).toBe(once.key)
})
