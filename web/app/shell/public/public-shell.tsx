import { Outlet } from 'react-router'
import { JoinDeviceSearches } from '../../shared/saved-searches/join-device-searches.tsx'
import { ShellFrame } from './shell-frame.tsx'

export default function PublicShell() {
  return (
    <ShellFrame>
      <JoinDeviceSearches />
      <Outlet />
    </ShellFrame>
  )
}
