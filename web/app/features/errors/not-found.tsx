import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

export function NotFound() {
  return (
    <Notice
      overline="404"
      title="We could not find this page"
      actions={
        <>
          <LinkButton to={links.home()} kind="brand">
            Go to the home page
          </LinkButton>
          <LinkButton to={links.contact()}>Contact us</LinkButton>
        </>
      }
    >
      The listing may have been sold or removed, or the address may be wrong. Search from the home
      page, or contact us and we will help you find it.
    </Notice>
  )
}
