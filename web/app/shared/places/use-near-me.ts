import { useState } from 'react'
import { spotText } from '#contract/places/place-key.ts'

interface NearMe {
  busy: boolean
  /** Why the position is unknown. */
  problem: string
  locate: () => void
}

const denied =
  'Your browser did not share your location. Allow it for this site in the settings of your browser, or type a place.'
const missing = 'Your location could not be found. Type a place instead.'

/** Asks the browser for the position, after the person pressed a button for it. */
export function useNearMe(onNear: (near: string) => void): NearMe {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  function locate() {
    setProblem('')
    if (!('geolocation' in navigator)) return setProblem(missing)
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        onNear(spotText({ lat: coords.latitude, lng: coords.longitude }))
      },
      (error) => {
        setBusy(false)
        setProblem(error.code === error.PERMISSION_DENIED ? denied : missing)
      },
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  return { busy, problem, locate }
}
