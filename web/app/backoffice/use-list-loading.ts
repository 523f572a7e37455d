import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '../ui/feedback/use-delayed.ts'

/** Only while this list itself changes; while navigating to another screen it stays as it is. */
export function useListLoading(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return useDelayed(navigation.state === 'loading' && navigation.location.pathname === pathname)
}
