import { useState } from 'react'
import { alertLinks } from '#contract/alerts/alert-links.ts'
import {
  getAlertSubscription,
  stopAlerts,
  type AlertSubscription,
} from '#contract/alerts/alerts.calls.ts'
import { alertsTexts as texts } from '#contract/alerts/alerts.messages.ts'
import { links } from '#contract/links.ts'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import type { Route } from './+types/stop-alerts.screen.ts'
import styles from '../../ui/layout/form-sheet.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { ...(await contextOf(context).api(getAlertSubscription, params)), wrong: null }
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    return {
      email: '',
      of: 'everything' as const,
      search: null,
      stopped: false,
      wrong: error.message,
    }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Stop alerts', matches)

function whatOf({ of, search }: Pick<AlertSubscription, 'of' | 'search'>): string {
  if (of === 'favourites') return 'alerts about your favourites'
  return of === 'search' ? `alerts about ${search}` : 'all alerts'
}

/** Opening the emailed link stops nothing yet: mail clients open links on their own. */
export default function StopAlertsScreen({ loaderData, params }: Route.ComponentProps) {
  const { email, wrong } = loaderData
  const [done, setDone] = useState(loaderData.stopped)
  const form = useForm({
    call: stopAlerts,
    read: () => ({ token: params.token }),
    onDone: () => setDone(true),
  })
  const what = whatOf(loaderData)
  return (
    <FormSheet title="Stop alerts" lede={!done && email && `Stop ${what} to ${email}.`}>
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
            {texts.stopped}
          </Alert>
          {loaderData.of !== 'favourites' && (
            <>
              <p>You can turn them on again in your saved searches.</p>
              <LinkButton to={links.savedSearches()} block>
                Saved searches
              </LinkButton>
            </>
          )}
          {loaderData.of !== 'search' && (
            <>
              <p>You can turn alerts about your favourites on again in your alert settings.</p>
              <LinkButton to={links.alertChoices()} block>
                Alert settings
              </LinkButton>
            </>
          )}
        </div>
      ) : (
        // Without script the same URL accepts the form and returns with the reply.
        <form {...form.form} action={alertLinks.stop(params.token)} className={styles.form}>
          <FormAlert {...form} />
          <Button type="submit" kind="accent" block busy={form.busy || form.done}>
            Stop {what}
          </Button>
        </form>
      )}
    </FormSheet>
  )
}
