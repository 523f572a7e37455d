import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BackLink } from './back-link.tsx'
import { findReturn } from './trail.ts'

interface BackToSearchProps {
  /** The paths of the results pages to which it may lead back. */
  results: readonly string[]
  /** The search to start for visitors who did not come from a search. */
  otherwise: string
}

/** A link back to the previous search, with its filters and its scroll position. */
export function BackToSearch({ results, otherwise }: BackToSearchProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [to, setTo] = useState(otherwise)
  const paths = results.join(' ').toLowerCase()
  const find = () => findReturn((path) => paths.split(' ').includes(path.toLowerCase()))
  useEffect(() => {
    // The navigation to this page is recorded in an effect of the root, which runs after this one.
    const frame = requestAnimationFrame(() => setTo(find()?.address ?? otherwise))
    return () => cancelAnimationFrame(frame)
    // `find` reads the trail, which changes only with the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, paths, otherwise])

  function goBack(event: MouseEvent) {
    const found = find()
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!found || elsewhere) return
    event.preventDefault()
    void navigate(found.delta)
  }
  return (
    <BackLink to={to} onClick={goBack}>
      BACK TO SEARCH
    </BackLink>
  )
}
