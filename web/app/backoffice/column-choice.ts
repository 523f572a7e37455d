/** A list shows this many columns until the person chooses otherwise. */
export const columnsAtFirst = 6

export function defaultColumns(keys: readonly string[], count = columnsAtFirst): string[] {
  return keys.slice(0, count)
}

/**
 * Reads a stored choice. Columns that no longer exist are dropped; an empty choice does not count.
 */
export function readChoice(
  text: string | null,
  keys: readonly string[],
  atFirst = columnsAtFirst,
): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (Array.isArray(stored)) {
      const known = keys.filter((key) => stored.includes(key))
      if (known.length) return known
    }
  } catch {
    // Edited by hand or truncated: the default columns are shown.
  }
  return defaultColumns(keys, atFirst)
}

/** Shows or hides one column, in the list's own order; the last one stays. */
export function toggleColumn(
  shown: readonly string[],
  keys: readonly string[],
  key: string,
): string[] {
  const next = keys.filter((one) => (one === key ? !shown.includes(one) : shown.includes(one)))
  return next.length ? next : [...shown]
}
