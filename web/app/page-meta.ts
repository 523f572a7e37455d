import type { MetaDescriptor } from 'react-router'
import { siteTitle, type TitleMatches } from './ui/navigation/site-title.ts'
import { pictureSizes, pictureUrl, type Picture } from '#contract/values/picture.ts'

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
  const address = new URL(path, publicUrl || 'http://localhost').href
  const preview = page.image ?? (picture && previewOf(picture, publicUrl))
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
    ...(preview ? [{ property: 'og:image', content: preview }] : []),
    ...(picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: preview ? 'summary_large_image' : 'summary' },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ]
}

/** The title of a page that only its owner opens: search engines leave it out. */
export function ownPageMeta(title: string, matches: TitleMatches): MetaDescriptor[] {
  return [{ title: siteTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
}

const previewWidth = 1440

function previewOf(picture: Picture, publicUrl: string): string {
  const widths = pictureSizes(picture).filter((width) => width <= previewWidth)
  return `${publicUrl}${pictureUrl(picture, widths.at(-1) ?? previewWidth)}`
}
