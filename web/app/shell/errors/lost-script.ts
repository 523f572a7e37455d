/** A part of the program that could not be fetched: the site was renewed, or the line dropped. */
export function isLostScript(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /Loading chunk .+ failed|dynamically imported module|Importing a module script failed|error loading dynamically/i.test(
      error.message,
    )
  )
}

/** The specified text, with the name of the part where the browser gives it. */
export function lostScriptText(error: Error): string {
  const part =
    /([\w.-]+)\.m?js/.exec(error.message)?.[1] ?? /chunk (\S+)/i.exec(error.message)?.[1] ?? '?'
  return `Loading chunk ${part} failed`
}
