import { RequestOver } from './errors.ts'

/** Something that a request waits for. */
export interface Wait {
  /** For the log, without user-supplied values. */
  what(): string
  /**
   * The request is over: called at most once. The wait must end soon after, or the reply is delayed
   * too.
   */
  end(cause: RequestOver): void
}

/** A commit must still be reported: the reply may take this much longer. */
const defaultGraceMs = 5000

/**
 * The deadline of a request. When it passes, everything that the request waits for is cancelled,
 * and nothing new begins. A commit in progress is awaited, since its outcome would otherwise be
 * unknown; and a request that has committed something gets slightly longer for its reply.
 */
export class Deadline {
  readonly seconds: number
  readonly #graceMs: number
  readonly #waits = new Set<Wait>()
  #cause: RequestOver | undefined
  #timer: NodeJS.Timeout | undefined
  #commits = 0
  #hasCommitted = false
  #late = false
  #completes = false
  #controller: AbortController | undefined
  #whenOver: ((cause: RequestOver) => void) | undefined

  constructor(seconds: number, graceMs = defaultGraceMs) {
    this.seconds = seconds
    this.#graceMs = graceMs
  }

  /** Starts the clock, retroactively if needed. */
  start(): void {
    if (!this.#cause && !this.#late) this.#arm(this.seconds * 1000)
  }

  /** The work is done. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Why it ended, once it has. */
  get cause(): RequestOver | undefined {
    return this.#cause
  }

  /** For anything that accepts a signal. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      if (this.#cause) this.#controller.abort(this.#cause)
    }
    return this.#controller.signal
  }

  /** Refuses further work once the request is over. */
  check(): void {
    if (this.#cause) throw this.#cause
  }

  /** No transaction begins in the extra time: it is for the reply. */
  checkNewTransaction(): void {
    this.check()
    if (this.#late) throw this.#timeOver()
  }

  /** What the request is currently waiting for; the latest is the innermost. */
  what(): string {
    const last = [...this.#waits].at(-1)
    return last ? last.what() : 'working on the reply'
  }

  /** The returned function reports that the wait is over. */
  add(wait: Wait): () => void {
    this.#waits.add(wait)
    return () => {
      this.#waits.delete(wait)
      if (this.#cause) this.#settle()
    }
  }

  /** Waits for work for no longer than the request lasts. The work itself continues. */
  until<T>(work: Promise<T>, what: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      // Someone may have awaited it nevertheless.
      work.catch(() => {})
      this.check()
      const done = this.add({
        what,
        end(cause) {
          done()
          reject(cause)
        },
      })
      work.then(resolve, reject).finally(done)
    })
  }

  /** Called when the request is over and everything that it waited for has ended. */
  whenOver(listener: (cause: RequestOver) => void): void {
    this.#whenOver = listener
    if (this.#cause) this.#settle()
  }

  /** Runs a commit, which is never cancelled. */
  async committing<T>(commit: () => Promise<T>): Promise<T> {
    this.check()
    this.#commits++
    try {
      const result = await commit()
      this.#hasCommitted = true
      return result
    } finally {
      this.#commits--
      if (this.#late) this.#arm(this.#graceMs)
    }
  }

  /** The work writes: it continues even if nobody waits for the reply, until the deadline. */
  complete(): void {
    this.#completes = true
  }

  end(cause: RequestOver): void {
    if (this.#cause || (cause.reason === 'left' && this.#completes)) return
    this.stop()
    this.#cause = cause
    for (const wait of this.#waits) wait.end(cause)
    this.#controller?.abort(cause)
    this.#settle()
  }

  #settle(): void {
    if (!this.#cause || this.#waits.size > 0) return
    this.#whenOver?.(this.#cause)
    this.#whenOver = undefined
  }

  #arm(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ring(), ms)
    this.#timer.unref()
  }

  #ring(): void {
    if (this.#commits > 0 || (this.#hasCommitted && !this.#late)) {
      this.#late = true
      this.#arm(this.#graceMs)
      return
    }
    this.end(this.#timeOver())
  }

  #timeOver(): RequestOver {
    return new RequestOver(
      `The request exceeded its limit of ${this.seconds} s while ${this.what()}`,
      'time',
    )
  }
}
