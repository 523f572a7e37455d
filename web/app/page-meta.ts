import type { MetaDescriptor } from 'react-router'
import { siteTitle, type TitleMatches } from './ui/navigation/site-title.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'

/** Of pages without a picture of their own. */
const ownSharePicture = '/share.jpg'

export function wholeAddress(path: string, publicUrl: string): string {
  return new URL(path, publicUrl || 'http://localhost').href
}

interface PageFacts {
  title: string
  description: string
  /** The page's one true path, without tracking or paging. */
  path: string
  publicUrl: string | undefined
  siteName: string | undefined
  picture?: Picture | null | undefined
  /** Instead of a stored picture: the whole address of one. */
  image?: string | null | undefined
  /** Structured data, as schema.org objects. */
  facts?: Record<string, unknown>[]
}

/** Title, description, canonical address, preview and structured data of a public page. */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const { title, description, path, publicUrl = '', siteName = '', picture, facts = [] } = page
  const address = wholeAddress(path, publicUrl)
  const preview =
    page.image ??
    (picture ? previewOf(picture, publicUrl) : wholeAddress(ownSharePicture, publicUrl))
  return [
    { title: siteTitle(title, siteName) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: preview },
    ...(picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ]
}

/** The title of a page that only its owner opens: search engines leave it out. */
export function ownPageMeta(title: string, matches: TitleMatches): MetaDescriptor[] {
  return [{ title: siteTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
}

/**
 * A page whose address holds a secret: neither search engines nor the pages it leads to may learn it. The
 * origin is still sent: without it, the server would refuse the forms of the page where no script runs.
 */
export function secretPageMeta(title: string, matches: TitleMatches): MetaDescriptor[] {
  return [...ownPageMeta(title, matches), { name: 'referrer', content: 'strict-origin' }]
}

/** The way up from a page, as search engines read it. */
export function crumbFacts(
  crumbs: readonly { label: string; to: string }[],
  publicUrl: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: wholeAddress(to, publicUrl),
    })),
  }
}

/** The results of a search in their order, as search engines read them. */
export function listFacts(
  name: string,
  items: readonly { name: string; path: string; picture: Picture | null }[],
  publicUrl: string,
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: item.name,
      url: wholeAddress(item.path, publicUrl),
      ...(item.picture ? { image: previewOf(item.picture, publicUrl) } : {}),
    })),
  }
}

const previewWidth = 1440

function previewOf(picture: Picture, publicUrl: string): string {
  const widths = pictureSizes(picture).filter((width) => width <= previewWidth)
  return `${publicUrl}${pictureUrl(picture, widths.at(-1) ?? previewWidth)}`
}
