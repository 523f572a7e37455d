/** The distance between sampled points: small enough that no line of text is missed. */
const step = 16
/** Elements that count as a whole, whether or not they contain text. */
const solid = 'button, input, select, textarea, img, svg, canvas, video, iframe'

/** How much of the page below this area, in square pixels, is text, controls or pictures. */
export function inkUnder(above: Element, place: DOMRect): number {
  let hits = 0
  for (let y = place.top + step / 2; y < place.bottom; y += step) {
    for (let x = place.left + step / 2; x < place.right; x += step) {
      // A document without layout, as in tests, cannot be sampled.
      const under = document.elementsFromPoint?.(x, y).find((element) => !above.contains(element))
      if (under && isInk(under, x, y)) hits += 1
    }
  }
  return hits * step * step
}

function isInk(element: Element, x: number, y: number): boolean {
  if (element.closest(solid)) return true
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    )
  })
}
