import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { CachedFragment } from './cached-fragment.tsx'
import { pagesWithFragments } from './testing/pages-with-fragments.tsx'

let { cache, rendered, sent } = pagesWithFragments()

beforeEach(() => {
  ;({ cache, rendered, sent } = pagesWithFragments())
})

const draw = vi.fn()

function Card({ title }: { title: string }) {
  draw()
  return (
    <article>
      <b>{title}</b> costs {1000}
    </article>
  )
}

const cards = (...titles: string[]) => (
  <main>
    <h1>Homes</h1>
    {titles.map((title) => (
      <CachedFragment key={title} name="card" dependsOn={{ title }}>
        <Card title={title} />
      </CachedFragment>
    ))}
  </main>
)

it('a fragment is drawn once, and every page is as if it had drawn it', () => {
  const both = cards('Stoep & garden', 'A <b>bold</b> home’s view')
  const whole = renderToString(both)
  draw.mockClear()
  expect(sent(both)).toBe(whole)
  expect(draw).toHaveBeenCalledTimes(2)
  expect(sent(both)).toBe(whole)
  expect(sent(cards('Stoep & garden'))).toBe(renderToString(cards('Stoep & garden')))
  // Once by React alone.
  expect(draw).toHaveBeenCalledTimes(3)
})

it('a fragment that depends on something else is another one', () => {
  rendered(cards('One'))
  expect(sent(cards('Two'))).toBe(renderToString(cards('Two')))
})

it('what depends on the place in the page is drawn for each page', () => {
  function Field() {
    const id = useId()
    return (
      <p>
        <label htmlFor={id}>Name</label>
        <input id={id} />
      </p>
    )
  }
  const page = (
    <CachedFragment name="field" dependsOn={null}>
      <Field />
    </CachedFragment>
  )
  expect(rendered(page).fragments).toEqual([])
  expect(rendered(page)).toMatchObject({ fragments: [], html: expect.stringContaining('<label') })
})

it('a picture that the page announces in its head is drawn for each page', () => {
  const page = (loading: 'lazy' | 'eager') => (
    <CachedFragment name="picture" dependsOn={loading}>
      <p>
        <img src="/a.webp" alt="" loading={loading} />
      </p>
    </CachedFragment>
  )
  expect(rendered(page('eager')).fragments).toEqual([])
  expect(rendered(page('lazy')).fragments).toHaveLength(1)
})

it('a fragment inside another one is a part of it', () => {
  const page = (
    <CachedFragment name="list" dependsOn={null}>
      {cards('One')}
    </CachedFragment>
  )
  const first = rendered(page)
  expect(first.fragments).toHaveLength(1)
  expect(sent(page)).toBe(renderToString(cards('One')))
})

it('a text that looks like a mark stays a text', () => {
  rendered(cards('One'))
  const page = (
    <div>
      <p>[nonce 0] [ 0]</p>
      {cards('One')}
    </div>
  )
  expect(sent(page)).toBe(renderToString(page))
})

it('fragments that have not been used for long give way to new ones', () => {
  const add = (key: string) => cache.add(key, `<p>${key.repeat(800_000)}</p>`)
  add('a')
  add('b')
  expect(['a', 'b'].filter((key) => cache.find(key))).toEqual(['a', 'b'])
  add('c')
  cache.find('a')
  add('d')
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
})

it('a fragment that is drawn again replaces the one before', () => {
  cache.add('a', '<p>Old</p>')
  cache.add('a', '<p>New</p>')
  expect(cache.find('a')?.bytes.toString()).toBe('<p>New</p>')
})
