import { useEffect, useState } from 'react'

/** True once `waiting` has lasted a moment, so that a quick reply causes no flicker. */
export function useDelayed(waiting: boolean, milliseconds = 150): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting, milliseconds])
  return waiting && late
}
