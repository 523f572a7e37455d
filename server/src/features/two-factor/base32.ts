/** RFC 4648: no 0, 1, 8 and 9, which people misread. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Without padding: ours always consist of whole groups of five bytes. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value < 0) throw new Error('Invalid base32')
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return Uint8Array.from(bytes)
}

export function inGroups(text: string, separator: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator)
}
