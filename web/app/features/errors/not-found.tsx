import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

export function NotFound() {
  return (
    <Notice
      overline="404"
      title="There is no page at this address"
      actions={
        <>
          <LinkButton to={links.home()} kind="brand">
            Go to the home page
          </LinkButton>
          <LinkButton to={links.contact()}>Ask us</LinkButton>
        </>
      }
    >
      The listing may have been sold or taken down, or the address was typed wrong. Search again
      from the home page, or ask us and we will look for it.
    </Notice>
  )
}
