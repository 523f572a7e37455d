import { Form } from 'react-router'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { forgetBrowserCopies } from '../../ui/draft/browser-copy.ts'

/**
 * A form that reloads the page: nothing of the last user stays in memory, and no draft in the
 * browser.
 */
export function LogoutButton() {
  return (
    <Form method="post" action={links.logout()} reloadDocument onSubmit={forgetBrowserCopies}>
      <Button type="submit" kind="quiet" icon={<IconLogout aria-hidden="true" />}>
        Logout
      </Button>
    </Form>
  )
}
