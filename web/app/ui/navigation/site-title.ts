/** The matches that a page's `meta` receives; the data of the root includes the name of the site. */
export type TitleMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

function siteNameOf(matches: TitleMatches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { company?: { name?: string } } | undefined)?.company?.name ?? ''
}

/** `Fees | Jacaranda`: the title of a page in tabs, bookmarks and search results. */
export function siteTitle(title: string, site: string | TitleMatches): string {
  const name = typeof site === 'string' ? site : siteNameOf(site)
  // A street or a home may have the same name as the site.
  const named = title.endsWith(name) || title.startsWith(`${name}:`)
  return !name || named ? title : `${title} | ${name}`
}
