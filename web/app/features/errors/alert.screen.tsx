import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { safePath } from '../../session/safe-path.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/alert.screen.ts'
import { noticeOf } from './alert-notices.ts'
import styles from './alert-screen.module.css'

export function loader({ url }: Route.LoaderArgs) {
  const { searchParams: query } = url
  return { notice: noticeOf(query.get('about')), back: safePath(query.get('back')) ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Notice', matches)

/** One message and a link back: where a form without script ends. */
export default function AlertScreen({ loaderData }: Route.ComponentProps) {
  const { notice, back } = loaderData
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    if (back || window.history.length < 2) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader title="Notice" />
      <Alert type={notice.type}>{notice.message}</Alert>
      <p>
        <LinkButton
          to={back ?? links.home()}
          kind="brand"
          icon={<IconArrowLeft aria-hidden="true" />}
          onClick={goBack}
        >
          Back
        </LinkButton>
      </p>
    </div>
  )
}
