const gap = 6

/** Places it below the field, or above it if there is no room, and never beyond the edges of the window. */
export function placePopover(popover: HTMLElement, field: Element): void {
  const { style } = popover
  // On a phone, the stylesheet places it along the bottom edge.
  if (matchMedia('(max-width: 40rem)').matches) {
    style.removeProperty('top')
    style.removeProperty('left')
    return
  }
  const at = field.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const fitsBelow = at.bottom + gap + height <= innerHeight
  const top = fitsBelow || at.top - gap - height < 0 ? at.bottom + gap : at.top - gap - height
  const left = Math.min(Math.max(gap, at.left), innerWidth - width - gap)
  style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`
  style.left = `${left}px`
}
