import { useState } from 'react'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { getUnsubscription, unsubscribe } from '#contract/campaign-sending/suppressions.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import type { Route } from './+types/unsubscribe.screen.ts'
import styles from '../../ui/layout/form-sheet.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { ...(await contextOf(context).api(getUnsubscription, params)), wrong: null }
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    return { email: '', unsubscribed: false, wrong: error.message }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta('Unsubscribe from news and offers', matches)

/** Opening the emailed link stops nothing yet: mail clients open links on their own. */
export default function UnsubscribeScreen({ loaderData, params }: Route.ComponentProps) {
  const { email, wrong } = loaderData
  const [done, setDone] = useState(loaderData.unsubscribed)
  const form = useForm({
    call: unsubscribe,
    read: () => ({ token: params.token }),
    onDone: () => setDone(true),
  })
  const lede = email && `Stop emails to ${email} about new homes, weeks and prices.`
  return (
    <FormSheet title="Unsubscribe from news and offers" lede={!done && lede}>
      {wrong ? (
        <div className={styles.form}>
          <Alert type="ERROR">{wrong}</Alert>
          <LinkButton to={links.contact()} block>
            Contact us
          </LinkButton>
        </div>
      ) : done ? (
        <div className={styles.form}>
          <Alert type="SUCCESS" outcome>
            {texts.unsubscribed}
          </Alert>
          <p>
            You will still receive replies to your messages, and emails about your own listings and
            offers.
          </p>
          <LinkButton to={links.home()} block>
            Go to the home page
          </LinkButton>
        </div>
      ) : (
        // Without script the same URL accepts the form and returns with the reply.
        <form
          {...form.form}
          action={campaignLinks.unsubscribe(params.token)}
          className={styles.form}
        >
          <FormAlert {...form} />
          <Button type="submit" kind="accent" block busy={form.busy || form.done}>
            UNSUBSCRIBE
          </Button>
        </form>
      )}
    </FormSheet>
  )
}
