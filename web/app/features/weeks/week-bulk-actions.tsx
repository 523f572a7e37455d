import { useState } from 'react'
import { useRevalidator } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { callOverHttp } from '#contract/client.ts'
import { publishWeek, unpublishWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useWaiver } from '../../shared/listings/use-waiver.tsx'

const nouns = { one: 'week', many: 'weeks' }

const steps = [
  { may: 'verify', call: verifyWeek, label: 'Verify', done: 'verified', icon: IconShieldCheck },
  { may: 'publish', call: publishWeek, label: 'Publish', done: 'published', icon: IconEye },
  {
    may: 'unpublish',
    call: unpublishWeek,
    label: 'Unpublish',
    done: 'unpublished',
    icon: IconEyeOff,
  },
] as const

type Step = (typeof steps)[number]

/** The same action for all selected weeks that allow it; refusals are shown with their reason. */
function WeekBulkActions({ weeks, clear }: { weeks: readonly WeekRow[]; clear: () => void }) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const askWaiver = useWaiver()
  const [busy, setBusy] = useState<string | null>(null)

  /** Undefined when the question is declined. */
  async function waiverFor(fitting: readonly WeekRow[]): Promise<string | null | undefined> {
    const unpaid = fitting.filter(({ fee }) => fee === 'due').map((week) => week.weekReference)
    if (unpaid.length === 0) return null
    return (await askWaiver(unpaid.join(', '))) ?? undefined
  }

  async function apply({ may, call, label, done }: Step) {
    const fitting = weeks.filter((one) => one.may[may])
    const waiverReason = may === 'publish' ? await waiverFor(fitting) : null
    if (waiverReason === undefined) return
    setBusy(label)
    alerts.clear()
    const refused = new Map<string, string[]>()
    let count = 0
    for (const { id, version, weekReference } of fitting) {
      try {
        await callOverHttp(call, { id, version, waiverReason } as { id: number })
        count++
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        refused.set(message, [...(refused.get(message) ?? []), weekReference])
      }
    }
    if (count) alerts.show('SUCCESS', `${counted(count, nouns)} ${done}.`)
    for (const [message, names] of refused)
      alerts.show('ERROR', message, `Not ${done}: ${names.join(', ')}`)
    await revalidate()
    setBusy(null)
    clear()
  }

  return (
    <>
      {steps.map((step) => {
        const fitting = weeks.filter(({ may }) => may[step.may]).length
        if (fitting === 0) return null
        const Icon = step.icon
        return (
          <Button
            key={step.label}
            size="sm"
            icon={<Icon aria-hidden="true" />}
            busy={busy === step.label}
            disabled={busy !== null && busy !== step.label}
            onClick={() => void apply(step)}
          >
            {fitting === weeks.length ? step.label : `${step.label} ${fitting}`}
          </Button>
        )
      })}
    </>
  )
}

/** The actions of the ticked rows, for a list of weeks. */
export function weekBulkActions(weeks: WeekRow[], clear: () => void) {
  return <WeekBulkActions weeks={weeks} clear={clear} />
}
