import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, it } from 'vitest'
import { crumbFacts, listFacts, pageMeta } from './page-meta.ts'

const publicUrl = 'https://www.example.co.za'
const picture = {
  id: 1,
  key: '6f4b2c52-0d0e-4d52-b0f4-1c34b0a7e001',
  width: 960,
  height: 640,
  placeholder: '#9bd#564',
  alt: 'A house',
}
const listing = { name: 'Home </script><script>alert(1)', path: '/property/1', picture }

function headOf(meta: ReturnType<typeof pageMeta>): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Meta />, meta: () => meta }])
  return renderToStaticMarkup(<Stub />)
}

function factsIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text as string),
  )
}

it('the structured data of results can be read and name every listing, whatever its text', () => {
  const html = headOf(
    pageMeta({
      title: 'Homes',
      description: 'Homes for sale',
      path: '/homes',
      publicUrl,
      siteName: 'Jacaranda',
      facts: [
        listFacts(
          'Homes',
          [listing, { ...listing, path: '/property/2', picture: null }],
          publicUrl,
        ),
        crumbFacts([{ label: 'Home', to: '/' }], publicUrl),
      ],
    }),
  )
  expect(html).not.toContain('<script>alert')
  const [list, crumbs] = factsIn(html)
  expect(list).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      {
        position: 1,
        name: listing.name,
        url: `${publicUrl}/property/1`,
        image: `${publicUrl}/media/${picture.key}/960.webp`,
      },
      { position: 2, url: `${publicUrl}/property/2` },
    ],
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'Home', item: `${publicUrl}/` }],
  })
})

it('a page without a picture is shared with that of the site', () => {
  const page = { title: 'Contact', description: '', path: '/contact', publicUrl, siteName: 'J' }
  expect(pageMeta(page)).toContainEqual({
    property: 'og:image',
    content: `${publicUrl}/share.jpg`,
  })
  expect(pageMeta({ ...page, picture })).toContainEqual({
    property: 'og:image',
    content: `${publicUrl}/media/${picture.key}/960.webp`,
  })
})
