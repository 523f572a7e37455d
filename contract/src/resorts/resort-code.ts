/** Every code that contains SILV is read as SILV1: the two Silver Sands resorts share one page. */
export function readResortCode(text: string): string {
  const code = text.trim().toUpperCase()
  return code.includes('SILV') ? 'SILV1' : code
}
