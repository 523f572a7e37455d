import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RenderedLink } from './link.tsx'

const rendered = (link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/a/b?c=1']}>{link}</MemoryRouter>)

describe('a link as the server renders it', () => {
  it.each([
    '/',
    '/property/residential/property/329?from=a%20b#map',
    '?page=2',
    '..',
    '//host/x',
    'https://example.com/',
  ])('is the element that the router makes of %s', (to) => {
    const props = {
      to,
      className: 'c',
      title: 'Jo’s',
      replace: true,
      state: { a: 1 },
      onClick() {},
    }
    expect(rendered(<RenderedLink {...props}>text</RenderedLink>)).toBe(
      rendered(
        <RouterLink discover="none" {...props}>
          text
        </RouterLink>,
      ),
    )
  })

  it('accepts an address in parts', () => {
    const to = { pathname: '/faq', search: '?q=levy' }
    expect(rendered(<RenderedLink to={to}>text</RenderedLink>)).toContain('href="/faq?q=levy"')
  })
})
