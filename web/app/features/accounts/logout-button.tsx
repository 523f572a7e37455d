import type { ReactNode } from 'react'
import { links } from '../../links.ts'

interface LogoutButtonProps {
  className?: string | undefined
  icon?: ReactNode
}

/** A real form to a real address: it logs out without script too, and loads everything anew. */
export function LogoutButton({ className, icon }: LogoutButtonProps) {
  return (
    <form method="post" action={links.logout()}>
      <button type="submit" className={className}>
        {icon}
        Log out
      </button>
    </form>
  )
}
