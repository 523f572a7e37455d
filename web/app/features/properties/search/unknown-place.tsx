import { Link } from '../../../ui/navigation/link.tsx'
import { unknownPlace } from '../../../shared/places/use-places-input.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { filtered, type SearchState } from './search-state.ts'

interface UnknownPlaceProps {
  text: string
  state: SearchState
  to: (state: SearchState) => string
}

/**
 * Text that was submitted as a place but is not one: the page says so, and never silently searches
 * for it as a keyword.
 */
export function UnknownPlace({ text, state, to }: UnknownPlaceProps) {
  if (!text) return null
  return (
    <Alert type="WARNING">
      {unknownPlace(text)}{' '}
      <Link to={to(filtered(state, { keyword: text }))}>Search the listings for “{text}”</Link>
    </Alert>
  )
}
