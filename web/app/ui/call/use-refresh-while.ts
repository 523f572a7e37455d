import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pause = 5000

/** Keeps refreshing a screen while something is in progress and the screen is visible. */
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
