import { useRevalidator } from 'react-router'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import type { AnyCall, InputOf } from '#contract/call.ts'
import { publishWeek, unpublishWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useRefusal } from '../../shared/listings/use-refusal.tsx'
import { useWaiver } from '../../shared/listings/use-waiver.tsx'

/** One transition of a week from a button; the list is reloaded afterwards. */
function useStep<C extends AnyCall>({ id, weekReference }: WeekRow, call: C, done: string) {
  const { run, busy } = useAction(call, weekReference)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  async function step(more: object = {}) {
    const reply = await run({ id, ...more } as InputOf<C>)
    if (!reply) return
    alerts.show('SUCCESS', `${weekReference} ${done}.`, { about: weekReference })
    await revalidate()
  }
  return { step, busy }
}

/** Verify, refuse, publish or unpublish: what this person may do with this week in its current state. */
function WeekRowActions({ week }: { week: WeekRow }) {
  const { id, version, may, weekReference, resortName } = week
  const name = `${weekReference}, ${resortName}`
  const verify = useStep(week, verifyWeek, 'has been verified')
  const publish = useStep(week, publishWeek, 'has been published')
  const unpublish = useStep(week, unpublishWeek, 'has been unpublished')
  const refusal = useRefusal()
  const askWaiver = useWaiver()

  /** Only a Super Admin can publish an unpaid week, with a reason. */
  async function publishNow() {
    if (week.fee !== 'due') return publish.step()
    const waiverReason = await askWaiver(weekReference)
    if (waiverReason) await publish.step({ waiverReason })
  }

  return (
    <>
      {may.verify && (
        <RowAction
          label="Verify"
          name={name}
          icon={<IconShieldCheck aria-hidden="true" />}
          busy={verify.busy}
          onPress={() => void verify.step({ version: week.version })}
        />
      )}
      {may.refuse && (
        <RowAction
          label="Refuse"
          name={name}
          icon={<IconBan aria-hidden="true" />}
          busy={refusal.busy}
          onPress={() =>
            void refusal.refuse({ kind: 'week', id, version, reference: weekReference })
          }
        />
      )}
      {may.publish && (
        <RowAction
          label="Publish"
          name={name}
          icon={<IconEye aria-hidden="true" />}
          busy={publish.busy}
          onPress={() => void publishNow()}
        />
      )}
      {may.unpublish && (
        <RowAction
          label="Unpublish"
          name={name}
          icon={<IconEyeOff aria-hidden="true" />}
          busy={unpublish.busy}
          onPress={() => void unpublish.step()}
        />
      )}
    </>
  )
}

/** The actions of a row, for a list of weeks. */
export function weekRowActions(week: WeekRow) {
  return <WeekRowActions week={week} />
}
