const maxFrames = 10

/** Scrolls to a message and focuses it, as soon as the form around it is no longer locked. */
export function reveal(message: HTMLElement, frames = maxFrames): void {
  requestAnimationFrame(() => {
    if (!message.isConnected) return
    if (message.closest('[inert]') && frames > 0) return reveal(message, frames - 1)
    message.scrollIntoView({ block: isTall(message) ? 'start' : 'center' })
    message.focus({ preventScroll: true })
  })
}

function isTall(message: HTMLElement): boolean {
  return message.getBoundingClientRect().height > window.innerHeight / 2
}
