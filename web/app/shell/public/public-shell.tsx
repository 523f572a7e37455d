import { Outlet } from 'react-router'
import { ShellFrame } from './shell-frame.tsx'

export default function PublicShell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}
