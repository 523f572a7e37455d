/** Distinguishes two states of a form; files are compared by name and size. */
export function fingerprint(form: FormData): string {
  return JSON.stringify(
    [...form].map(([name, entry]) => [
      name,
      typeof entry === 'string' ? entry : [entry.name, entry.size],
    ]),
  )
}
