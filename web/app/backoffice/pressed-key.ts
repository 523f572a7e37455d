/** The key of a shortcut: with Caps Lock a letter is a capital, but still the same key. */
export function pressedKey({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key
}
