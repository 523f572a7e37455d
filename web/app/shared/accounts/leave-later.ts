/** How long a success is shown before the page is left, as specified. */
export const registrationPause = 500
export const passwordPause = 2000

/**
 * A new document after a pause: the session has ended, and everything loaded with it is discarded.
 */
export function leaveLater(path: string, milliseconds: number): void {
  setTimeout(() => window.location.assign(path), milliseconds)
}
