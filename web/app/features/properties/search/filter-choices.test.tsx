import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PriceBands, SuburbChoice, TypeChoice } from './filter-choices.tsx'
import { searchStateOf } from './search-state.ts'

const state = searchStateOf(new URLSearchParams(), 'Residential')
const none = { facets: null, state, to: () => '/' }

it('reserves space for counts that are loading, so that nothing moves when they arrive', () => {
  const suburbs = renderToStaticMarkup(<SuburbChoice {...none} awaited />)
  expect(suburbs.match(/<span><span/g)).toHaveLength(6)
  expect(renderToStaticMarkup(<PriceBands {...none} awaited />)).toContain('aria-hidden="true"')
})

it('reserves no space for counts that did not arrive, or for suburbs when one is chosen', () => {
  expect(renderToStaticMarkup(<SuburbChoice {...none} awaited={false} />)).toBe('')
  expect(renderToStaticMarkup(<PriceBands {...none} awaited={false} />)).toBe('')
  const near = searchStateOf(new URLSearchParams('near=-25.7,28.2'), 'Residential')
  expect(renderToStaticMarkup(<SuburbChoice {...none} state={near} awaited />)).toBe('')
})

it('shows a note when a search leaves no type to choose from', () => {
  const facets = { types: [], bedrooms: [], prices: [], suburbs: [], features: [] }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TypeChoice types={[{ id: 1, description: 'House' }]} facets={facets} filters={{}} />
    </MemoryRouter>,
  )
  expect(html).toContain('No types to choose from.')
})
