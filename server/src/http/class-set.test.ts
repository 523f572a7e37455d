import { expect, it } from 'vitest'
import { ClassSet } from './class-set.ts'

const has = (html: string, ...names: string[]) =>
  names.filter((name) => ClassSet.of(html).has(name))

it('a page has the classes of its elements', () => {
  const html = '<p class="a b"><i title="class" class="c"></i>.d</p>'
  expect(has(html, 'a', 'b', 'c', 'd', 'class', 'unheard-of')).toEqual(['a', 'b', 'c'])
})

it('pages with the same classes have the same key, whatever their order and however often they occur', () => {
  const { key } = ClassSet.of('<p class="one two"><i class="three"></i></p>')
  expect(ClassSet.of('<p class="three"><i class="two"></i><b class="one three"></b></p>').key).toBe(
    key,
  )
  expect(ClassSet.of('<p class="one two"></p>').key).not.toBe(key)
})

it('the number of classes is not limited', () => {
  const names = Array.from({ length: 3000 }, (_, n) => `many-${n}`)
  const all = ClassSet.of(`<p class="${names.join(' ')}"></p>`)
  expect(names.every((name) => all.has(name))).toBe(true)
  const some = ClassSet.of('<p class="a"></p>')
  some.addAll(ClassSet.of('<p class="many-2999"></p>'))
  expect(['a', 'many-2998', 'many-2999'].filter((name) => some.has(name))).toEqual([
    'a',
    'many-2999',
  ])
})
