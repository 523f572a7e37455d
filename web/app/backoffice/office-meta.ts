import type { MetaDescriptor } from 'react-router'

/** The head of a back-office screen: titled, and hidden from search engines. */
export function officeMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Back office` }, { name: 'robots', content: 'noindex' }]
}
