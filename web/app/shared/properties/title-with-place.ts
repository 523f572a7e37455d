interface Titled {
  shortDescription: string
  suburb: string
}

/**
 * `Corner house on Marine Drive, Vredehoek`; the suburb only if the description does not mention
 * it.
 */
export function titleWithPlace({ shortDescription, suburb }: Titled): string {
  if (!suburb || shortDescription.includes(suburb)) return shortDescription
  return `${shortDescription}, ${suburb}`
}
