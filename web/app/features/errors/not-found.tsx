import type { ReactNode } from 'react'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface NotFoundProps {
  /** What is missing; without it the page itself is. */
  title?: string | undefined
  children?: ReactNode
}

export function NotFound({ title, children }: NotFoundProps) {
  return (
    <Notice
      overline="404"
      title={title ?? 'We could not find this page'}
      actions={
        <>
          <LinkButton to={links.home()} kind="brand">
            Go to the home page
          </LinkButton>
          <LinkButton to={links.contact()}>Contact us</LinkButton>
        </>
      }
    >
      {title
        ? children
        : 'The listing may have been sold or removed, or the address may be wrong. Search from the home page, or contact us and we will help you find it.'}
    </Notice>
  )
}
