import type { MetaDescriptor } from 'react-router'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] as string)

function attributesOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
}

/** In a script element, where nothing is escaped, no text may end it. */
export const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What a screen says of itself in the head of its page. */
export function headOf(descriptors: readonly MetaDescriptor[]): string {
  return descriptors
    .map((descriptor) => {
      const entry = descriptor as Record<string, unknown>
      if ('title' in entry) return `<title>${escaped(String(entry.title))}</title>`
      const facts = entry['script:ld+json']
      if (facts) return `<script type="application/ld+json">${scriptText(facts)}</script>`
      const { tagName = 'meta', ...values } = entry
      return `<${String(tagName)}${attributesOf(values)}>`
    })
    .join('')
}

export function titleOf(descriptors: readonly MetaDescriptor[]): string {
  for (const entry of descriptors) if ('title' in entry) return String(entry.title)
  return ''
}

const importantPicture = /<img(?=[^>]*\bfetchpriority="high")[^>]*>/i

/** One that narrow pages do not show, or in another form. */
const hasChoice = (before: string) =>
  before.lastIndexOf('<picture') > before.lastIndexOf('</picture')

/** Lets the browser fetch the largest picture before it has read the page. */
export function announcedPicture(body: string): string {
  const found = importantPicture.exec(body)
  if (!found || hasChoice(body.slice(0, found.index))) return ''
  const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(found[0])?.[1]
  const [src, srcset, sizes] = [value('src'), value('srcset'), value('sizes')]
  if (!src) return ''
  const widths = srcset ? ` imagesrcset="${srcset}" imagesizes="${sizes ?? ''}"` : ''
  return `<link rel="preload" as="image" href="${src}"${widths} fetchpriority="high">`
}
