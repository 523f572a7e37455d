import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2000
const tiredAfter = 30

/** Reloads the page until the provider's notification has arrived, or for a minute. */
export function useAwaitNotice(waits: boolean): { tired: boolean } {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const tired = asked >= tiredAfter
  useEffect(() => {
    if (!waits || tired) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void revalidate()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [waits, tired, asked, revalidate])
  return { tired }
}
