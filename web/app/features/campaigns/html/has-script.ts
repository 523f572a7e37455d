/** What a sandboxed frame never runs, so that the author is warned. */
export function hasScript(html: string): boolean {
  return /<script[\s>]|<[^>]+\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(html)
}
