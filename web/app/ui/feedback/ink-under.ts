/** The distance between two points that are looked at: no line of text passes between them. */
const step = 16
/** What is seen as a whole, without texts of its own. */
const solid = 'button, input, select, textarea, img, svg, canvas, video, iframe'

/** How much text, and how many controls and pictures, are under a place that is above the page; in square pixels. */
export function inkUnder(above: Element, place: DOMRect): number {
  let hits = 0
  for (let y = place.top + step / 2; y < place.bottom; y += step) {
    for (let x = place.left + step / 2; x < place.right; x += step) {
      // A document that is not drawn, as in tests, has no such places.
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
