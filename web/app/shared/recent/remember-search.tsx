import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberSearch } from './recent-store.ts'

/** On a page of results: the home page offers to continue with this search. */
export function RememberSearch({ text }: { text: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberSearch({ to: pathname + search, text }, new Date())
  }, [pathname, search, text])
  return null
}
