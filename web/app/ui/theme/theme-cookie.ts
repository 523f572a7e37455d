export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

const aYear = 31_536_000

/** The theme that a person chose; null if they leave it to their system. */
export function readTheme(cookies: string | null | undefined): Theme | null {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1]
  return themes.find((theme) => theme === value) ?? null
}

export function themeCookie(theme: Theme | null): string {
  return `theme=${theme ?? ''}; Path=/; Max-Age=${theme ? aYear : 0}; SameSite=Lax`
}
