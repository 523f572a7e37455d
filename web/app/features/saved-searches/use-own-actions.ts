import { useNavigate, useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import {
  changeSearch,
  lookAtSearch,
  removeSearch,
} from '#contract/saved-searches/saved-searches.calls.ts'
import { startEditing } from '../../shared/saved-searches/editing.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { removalQuestion } from './removal-question.ts'
import type { SearchActions } from './search-actions.ts'

/** The saved-search actions of someone with an account. */
export function useOwnActions(): SearchActions {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const changing = useAction(changeSearch)
  const removing = useAction(removeSearch)

  async function settle(reply: { message: string } | undefined): Promise<boolean> {
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
    return reply !== undefined
  }
  return {
    busy: changing.busy || removing.busy,
    async change({ id, version }, change) {
      alerts.clear()
      return settle(await changing.run({ ...change, id, version }))
    },
    async remove(search) {
      if (!(await confirm(removalQuestion(search)))) return
      alerts.clear()
      await settle(await removing.run({ id: search.id }))
    },
    // The page changes in the meantime; a count that stays too high does no harm.
    look: ({ id }) => void callOverHttp(lookAtSearch, { id }).catch(() => undefined),
    edit({ id, version, kind, name, path }) {
      startEditing({ id, version, kind, name })
      void navigate(path)
    },
  }
}
