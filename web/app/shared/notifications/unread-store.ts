/** An open stream of counts. */
export interface CountStream {
  close(): void
}

export interface StreamHandlers {
  onCount(unread: number): void
  onOpen(): void
  /** It was interrupted; `over`: the browser does not try again. */
  onLost(over: boolean): void
  /** The login is over. */
  onEnd(): void
}

/** What the store needs from the browser; replaced in tests. */
export interface UnreadParts {
  openStream(handlers: StreamHandlers): CountStream
  /** The current number; null when the login is over. */
  count(): Promise<number | null>
  /** Runs the work in one tab at a time, until the promise ends or the signal is aborted. */
  alone(signal: AbortSignal, work: () => Promise<void>): void
  /** Broadcasts to this person's other tabs. */
  channel(onMessage: (message: TabMessage) => void): {
    post(message: TabMessage): void
    close(): void
  }
  pollMs: number
  /** How long after a refusal the stream is retried. */
  retryMs: number
}

/** A number, or a request for it by a newly opened tab. */
export type TabMessage = { unread: number } | { ask: true }

export interface UnreadStore {
  /** Null until it is known. */
  get(): number | null
  set(unread: number): void
  subscribe(listener: () => void): () => void
}

/**
 * How many notifications are unread, live while anyone subscribes. Browsers open only six
 * connections to a site, so one tab has the stream and informs the others.
 */
export function createUnreadStore(parts: UnreadParts): UnreadStore {
  let unread: number | null = null
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined

  function show(next: number) {
    if (next === unread) return
    unread = next
    for (const listener of listeners) listener()
  }

  /** Runs until the signal is aborted: the stream, with polling while there is none. */
  function lead(signal: AbortSignal, publish: (unread: number) => void): Promise<void> {
    return new Promise((resolve) => {
      let poll: ReturnType<typeof setInterval> | undefined
      let retry: ReturnType<typeof setTimeout> | undefined
      let stream: CountStream | undefined
      const end = () => {
        clearInterval(poll)
        clearTimeout(retry)
        stream?.close()
        resolve()
      }
      const ask = () => {
        parts.count().then(
          (now) => (now === null ? end() : publish(now)),
          () => {},
        )
      }
      const open = () => {
        stream = parts.openStream({
          onCount: publish,
          onOpen() {
            clearInterval(poll)
            poll = undefined
          },
          onLost(over) {
            if (over) {
              ask()
              retry = setTimeout(open, parts.retryMs)
            }
            poll ??= setInterval(ask, parts.pollMs)
          },
          onEnd: end,
        })
      }
      signal.addEventListener('abort', end, { once: true })
      open()
    })
  }

  function start(): () => void {
    const abort = new AbortController()
    const channel = parts.channel((message) => {
      if ('unread' in message) show(message.unread)
      else if (unread !== null) channel.post({ unread })
    })
    const publish = (next: number) => {
      if (abort.signal.aborted) return
      show(next)
      channel.post({ unread: next })
    }
    parts.alone(abort.signal, () => lead(abort.signal, publish))
    channel.post({ ask: true })
    return () => {
      abort.abort()
      channel.close()
      unread = null
    }
  }

  return {
    get: () => unread,
    set: show,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size) return
        stop?.()
        stop = undefined
      }
    },
  }
}
