import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { BackLink } from '../ui/navigation/back-link.tsx'
import { findReturn } from '../ui/navigation/trail.ts'
import { useWayBack } from './use-way-back.ts'

/** Above a form or a record: back to its list, as it was left. */
export function WayBack() {
  const list = useWayBack()
  const to = useReturn(list?.to)
  return list && <BackLink to={to ?? list.to}>{list.label}</BackLink>
}

/** The address at which this tab last showed a list, with its filters, order and page. */
function useReturn(list: string | undefined): string | undefined {
  const { key } = useLocation()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // The navigation to this page is recorded in an effect of the root, which runs after this one.
    const frame = requestAnimationFrame(() =>
      setAddress(list && findReturn((path) => path.toLowerCase() === list.toLowerCase())?.address),
    )
    return () => cancelAnimationFrame(frame)
  }, [key, list])
  return address
}
