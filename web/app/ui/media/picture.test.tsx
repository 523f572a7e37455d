import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const stored = {
  id: 1,
  key: '6f4b2c52-0d0e-4d52-b0f4-1c34b0a7e001',
  width: 960,
  height: 640,
  placeholder: '#9bd#564',
  alt: 'A house',
}

it('a picture is lazy, unless it is the largest one of its page', () => {
  const lazy = renderToStaticMarkup(<Picture picture={stored} sizes="100vw" />)
  expect(lazy).toContain('loading="lazy"')
  expect(lazy).not.toContain('fetchPriority')
  const first = renderToStaticMarkup(<Picture picture={stored} sizes="100vw" priority />)
  expect(first).toContain('loading="eager"')
  expect(first).toContain('fetchPriority="high"')
})

it('until it is loaded, a picture is a gradient of two colours, with no image data in the page', () => {
  const now = renderToStaticMarkup(<Picture picture={stored} sizes="100vw" />)
  expect(now).toContain('--upper:#9bd;--lower:#564')
  const earlier = { ...stored, placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYA' }
  expect(renderToStaticMarkup(<Picture picture={earlier} sizes="100vw" />)).not.toContain('data:')
})

it('a picture may be inside a line of text, where no block element is allowed', () => {
  const html = renderToStaticMarkup(<Picture picture={null} sizes="1px" />)
  expect(html).not.toContain('<div')
})

it('a picture that is hidden on narrow screens is not loaded there', () => {
  const html = renderToStaticMarkup(
    <Picture picture={stored} sizes="420px" hiddenUpTo="72rem" priority />,
  )
  expect(html).toMatch(
    /<picture><source media="\(max-width: 72rem\)" srcSet="data:[^"]+ 1w" sizes="1px"\/><img/,
  )
})

it('has the size of its place, whatever the shape of the photo, unless it is given a shape', () => {
  const upright = { ...stored, width: 1600, height: 2400 }
  expect(renderToStaticMarkup(<Picture picture={upright} sizes="1px" />)).toContain('fills')
  expect(renderToStaticMarkup(<Picture picture={upright} sizes="1px" card />)).not.toContain(
    'fills',
  )
  const shaped = renderToStaticMarkup(<Picture picture={upright} sizes="1px" ratio="3 / 2" />)
  expect(shaped).not.toContain('fills')
})
