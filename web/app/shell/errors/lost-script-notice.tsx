import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { lostScriptText } from './lost-script.ts'

/** The screen’s script could not be loaded. Reloading the whole page fetches the current one. */
export function LostScriptNotice({ error }: { error: Error }) {
  const { pathname, search } = useLocation()
  return (
    <Notice
      overline="Connection problem"
      title={lostScriptText(error)}
      actions={
        <LinkButton to={pathname + search} reloadDocument kind="brand">
          Try again
        </LinkButton>
      }
    >
      Your connection may have dropped, or the site has been updated. Nothing you saved is lost.
    </Notice>
  )
}
