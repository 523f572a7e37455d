import type { Theme } from '#contract/values/theme.ts'

const aYear = 31_536_000

export function themeCookie(theme: Theme | null): string {
  return `theme=${theme ?? ''}; Path=/; Max-Age=${theme ? aYear : 0}; SameSite=Lax`
}
