import type { DraftCopy } from './draft-saver.ts'

const prefix = 'draft:'

/** Another person's drafts on a shared computer are not this one's. */
export const browserCopyName = (kind: string, userId: number) => `${prefix}${kind}:${userId}`

let forgotten = false

export function readBrowserCopy(name: string): DraftCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<DraftCopy> | null
    const { key, revision, value } = copy ?? {}
    return key && revision && value ? { key, revision, value } : null
  } catch {
    return null
  }
}

export function writeBrowserCopy(name: string, copy: DraftCopy | null): void {
  try {
    if (copy && !forgotten) localStorage.setItem(name, JSON.stringify(copy))
    else localStorage.removeItem(name)
  } catch {
    // A full or forbidden store: the server's copy remains.
  }
}

/**
 * After a logout nothing that was typed remains on the computer; the account has the drafts. The page that is about to close
 * writes no copy either. Without a connection nobody is logged out, and the copy is all there is.
 */
export function forgetBrowserCopies(): void {
  if (!navigator.onLine) return
  forgotten = true
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // A forbidden store has no copies.
  }
}
