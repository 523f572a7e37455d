import { useEffect } from 'react'
import { startedEvent } from './started-event.ts'

/** Says when the page reacts: after all its effects, the router's among them. */
export function useStarted(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.dispatchEvent(new Event(startedEvent)))
    return () => clearTimeout(timer)
  }, [])
}
