import type { DraftCopy } from './draft-saver.ts'

/** Another person's draft on a shared computer are not this one's. */
export const browserCopyName = (kind: string, userId: number) => `draft:${kind}:${userId}`

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
    if (copy) localStorage.setItem(name, JSON.stringify(copy))
    else localStorage.removeItem(name)
  } catch {
    // A full or forbidden store: the server's copy remains.
  }
}
