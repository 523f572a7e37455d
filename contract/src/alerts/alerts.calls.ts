import { z } from 'zod'
import { defineCall } from '../call.ts'
import { alertsTexts as texts } from './alerts.messages.ts'

const hour = z
  .number({ error: texts.hourExpected })
  .int(texts.hourExpected)
  .min(0, texts.hourExpected)
  .max(23, texts.hourExpected)

const choices = {
  /** Hours of the day in South Africa; the same hour twice means no quiet hours. */
  quietFrom: hour,
  quietUntil: hour,
  /** Whether to send alerts about changes to favourites. */
  favourites: z.boolean(),
}

export const alertChoices = z.object(choices)
export type AlertChoices = z.infer<typeof alertChoices>

export const getAlertChoices = defineCall({
  name: 'alerts.choices',
  method: 'GET',
  path: '/api/alerts/choices',
  who: 'signedIn',
  summary: 'Get your quiet hours, and whether you receive alerts about your favourites',
  input: z.object({}),
  output: alertChoices,
})

export const saveAlertChoices = defineCall({
  name: 'alerts.choose',
  method: 'PUT',
  path: '/api/alerts/choices',
  who: 'signedIn',
  summary: 'Choose your quiet hours, and whether you receive alerts about your favourites',
  input: z.object(choices),
  output: z.object({ message: z.string() }),
})

export const stopAllAlerts = defineCall({
  name: 'alerts.stopAll',
  method: 'POST',
  path: '/api/alerts/stopAll',
  who: 'signedIn',
  summary: 'Stop all alerts: pauses your saved searches and turns off alerts about your favourites',
  input: z.object({}),
  output: z.object({ message: z.string() }),
})

const token = z.object({ token: z.string().max(300) })

const alertSubscription = z.object({
  /** Enough of the address to recognise it: `t•••@example.com`. */
  email: z.string(),
  of: z.enum(['search', 'favourites', 'everything']),
  /** The name of the saved search; null if it is not about one. */
  search: z.string().nullable(),
  stopped: z.boolean(),
})
export type AlertSubscription = z.infer<typeof alertSubscription>

export const getAlertSubscription = defineCall({
  name: 'alerts.subscription',
  method: 'GET',
  path: '/api/alerts/stop/{token}',
  who: 'everyone',
  summary: 'Get what the stop link of an alert email belongs to',
  input: token,
  output: alertSubscription,
  limit: { max: 60, seconds: 3600 },
})

export const stopAlerts = defineCall({
  name: 'alerts.stop',
  method: 'POST',
  path: '/api/alerts/stop/{token}',
  who: 'everyone',
  summary:
    'Stop the alerts of a saved search, about your favourites or all of them, with the link in an email; requires no login',
  input: token,
  output: z.object({ message: z.string() }),
  limit: { max: 60, seconds: 3600 },
})
