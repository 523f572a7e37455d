/** A chunk that could not be fetched: a new version was deployed, or the connection dropped. */
export function isLostScript(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /Loading chunk .+ failed|dynamically imported module|Importing a module script failed|error loading dynamically/i.test(
      error.message,
    )
  )
}

/** The specified text, with the name of the chunk if the browser reports it. */
export function lostScriptText(error: Error): string {
  const part =
    /([\w.-]+)\.m?js/.exec(error.message)?.[1] ?? /chunk (\S+)/i.exec(error.message)?.[1] ?? '?'
  return `Loading chunk ${part} failed`
}
