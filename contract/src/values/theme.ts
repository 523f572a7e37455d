export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme a person chose, from the header of that name; null leaves it to their system. */
export function readTheme(cookies: string | null | undefined): Theme | null {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1]
  return themes.find((theme) => theme === value) ?? null
}
