import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pause = 5000

/** Keeps a screen up to date while something is under way, as long as somebody looks at it. */
export function useRefreshWhile(underWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, pause)
    return () => clearInterval(timer)
  }, [underWay, revalidate])
}
