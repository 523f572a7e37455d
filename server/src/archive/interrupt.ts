/**
 * Aborts when someone stops the command, so that it can clean up; a second signal ends it
 * immediately.
 */
export function untilStopped(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error('Interrupted: nothing was changed')))
  }
  return stopping.signal
}
