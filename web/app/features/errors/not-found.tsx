import type { ReactNode } from 'react'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface NotFoundProps {
  /** What is missing; the page itself by default. */
  title?: string | undefined
  /** The list that the missing record would be in. */
  list?: { label: string; to: string } | null
  /** Where the text says to continue. */
  lists?: readonly { label: string; to: string }[] | undefined
  children?: ReactNode
}

export function NotFound({ title, list, lists = [], children }: NotFoundProps) {
  return (
    <Notice
      overline="404"
      title={title ?? 'We could not find this page'}
      actions={
        <>
          {list && <LinkButton to={list.to} kind="brand">{`Back to ${list.label}`}</LinkButton>}
          {lists.map(({ label, to }) => (
            <LinkButton key={to} to={to} kind="brand">
              {label}
            </LinkButton>
          ))}
          <LinkButton to={links.home()} {...(list || lists.length ? {} : { kind: 'brand' })}>
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
