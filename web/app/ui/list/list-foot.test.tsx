// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { ListFoot } from './list-foot.tsx'
import { listStateOf, queryAfter } from './list-state.ts'

interface Extent {
  total: number
  moreThan?: number
  older?: number
}

/** As a list screen uses it: the address is the state. */
function List({ extent }: { extent: Extent }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  return (
    <>
      <p data-testid="address">{search}</p>
      <ListFoot
        state={listStateOf(contactSources, query)}
        to={(change) => queryAfter(contactSources, query, change)}
        {...extent}
      />
    </>
  )
}

function open(query: string, extent: Extent) {
  render(
    <MemoryRouter initialEntries={[`/list${query}`]}>
      <List extent={extent} />
    </MemoryRouter>,
  )
}
const address = () => screen.getByTestId('address').textContent
const pages = () => screen.queryAllByRole('link').map((link) => link.textContent)
const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

afterEach(cleanup)

describe('the footer of a list', () => {
  it('shows the range of rows and marks the current page', () => {
    open('?page=2', { total: 25 })
    expect(screen.getByText('11 to 20 of 25').isConnected).toBe(true)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
    expect(pages()).toEqual(['1', '2', '3'])
  })

  it('links to another page and preserves the search, the order and other parameters', () => {
    open('?search=radio&sort=description&order=asc&tab=2', { total: 25 })
    go('Page 3')
    const query = new URLSearchParams(address() ?? '')
    expect(Object.fromEntries(query)).toEqual({
      search: 'radio',
      sort: 'description',
      order: 'asc',
      tab: '2',
      page: '3',
    })
    expect(screen.getByText('21 to 25 of 25').isConnected).toBe(true)
    go('Page 1')
    expect(new URLSearchParams(address() ?? '').has('page')).toBe(false)
  })

  it('returns to the first page when the size changes, and offers a size from the URL too', () => {
    open('?page=3&size=15', { total: 45 })
    const size = screen.getByLabelText<HTMLSelectElement>('Rows')
    expect(size.value).toBe('15')
    fireEvent.change(size, { target: { value: '50' } })
    expect(address()).toBe('?size=50')
    expect(screen.getByText('1 to 45 of 45').isConnected).toBe(true)
  })

  it('shows no pages if there is only one, and no range if there are no rows', () => {
    open('', { total: 0 })
    expect(screen.getByText('0 to 0 of 0').isConnected).toBe(true)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('shows that there are more than it counted, and continues from the last counted page', () => {
    open('?page=2', { total: 20, moreThan: 20, older: 7 })
    expect(screen.getByText('11 to 20 of more than 20').isConnected).toBe(true)
    expect(screen.getByRole('link', { name: 'Older entries' }).getAttribute('href')).toContain(
      'before=7',
    )
  })
})
