/** The words for one and for several of a thing. */
export interface Nouns {
  one: string
  many: string
}

/** `1 contact source`, `1 204 contact sources`. */
export function counted(count: number, nouns: Nouns): string {
  const figures = String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${figures} ${count === 1 ? nouns.one : nouns.many}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
