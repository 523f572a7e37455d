import type { DraftCopy } from './draft-saver.ts'

const prefix = 'draft:'

/** The name includes the user, because people who share a computer must not get each other's drafts. */
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
    // Storage is full or blocked: the server still has its copy.
  }
}

/**
 * After a logout nothing that was typed remains on the computer, because the drafts are stored with the account. The
 * page that is about to close stores no copy either. Does nothing while offline: the logout then fails, and a copy may
 * be the only one there is.
 */
export function forgetBrowserCopies(): void {
  if (!navigator.onLine) return
  forgotten = true
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // Blocked storage contains no copies.
  }
}
