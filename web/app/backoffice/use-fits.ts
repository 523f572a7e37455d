import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the only child of a box is no wider than the box; undefined until it has been measured.
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean | undefined {
  const [fits, setFits] = useState<boolean>()
  useEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return
    const watch = new ResizeObserver(() => setFits(inner.scrollWidth <= outer.clientWidth))
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [box])
  return fits
}
