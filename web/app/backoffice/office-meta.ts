import type { MetaDescriptor } from 'react-router'
import { siteTitle, type TitleMatches } from '../ui/navigation/site-title.ts'

/** The header of a back-office screen: titled, and hidden from search engines. */
export function officeMeta(title: string, matches: TitleMatches): MetaDescriptor[] {
  return [{ title: siteTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
}
