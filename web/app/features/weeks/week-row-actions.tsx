import { useRevalidator } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import type { AnyCall, InputOf } from '#contract/call.ts'
import { publishWeek, unpublishWeek, verifyWeek } from '#contract/weeks/weeks.calls.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { useAlerts } from '../../ui/alert-area.tsx'
import { useAction } from '../../ui/use-action.ts'

/** One step in the life of a week from a button; the list is read anew after it. */
function useStep<C extends AnyCall>(call: C, done: string) {
  const { run, busy } = useAction(call)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  async function step(week: WeekRow) {
    const reply = await run({ id: week.id } as InputOf<C>)
    if (!reply) return
    alerts.show('SUCCESS', `${week.weekReference} ${done}.`)
    await revalidate()
  }
  return { step, busy }
}

/** Verify, publish or unpublish: what this person may do with this week as it stands. */
function WeekRowActions({ week }: { week: WeekRow }) {
  const { may, weekReference, resortName } = week
  const name = `${weekReference}, ${resortName}`
  const verify = useStep(verifyWeek, 'is verified')
  const publish = useStep(publishWeek, 'is published')
  const unpublish = useStep(unpublishWeek, 'is off the site')
  return (
    <>
      {may.verify && (
        <RowAction
          label="Verify"
          name={name}
          icon={<IconShieldCheck aria-hidden="true" />}
          busy={verify.busy}
          onPress={() => void verify.step(week)}
        />
      )}
      {may.publish && (
        <RowAction
          label="Publish"
          name={name}
          icon={<IconEye aria-hidden="true" />}
          busy={publish.busy}
          onPress={() => void publish.step(week)}
        />
      )}
      {may.unpublish && (
        <RowAction
          label="Unpublish"
          name={name}
          icon={<IconEyeOff aria-hidden="true" />}
          busy={unpublish.busy}
          onPress={() => void unpublish.step(week)}
        />
      )}
    </>
  )
}

/** The actions of a row, for a list of weeks. */
export function weekRowActions(week: WeekRow) {
  return <WeekRowActions week={week} />
}
