import { useCallback, useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import {
  changeView,
  listSavedViews,
  removeView,
  saveView,
  type SavedView,
} from '#contract/saved-views/saved-views.calls.ts'
import { useAlerts } from '../ui/feedback/alert-area.tsx'

/** The views of one list that this person has saved. */
export function useSavedViews(list: string) {
  const alerts = useAlerts()
  const [views, setViews] = useState<readonly SavedView[]>([])

  const load = useCallback(async () => {
    setViews(await callOverHttp(listSavedViews, { list }))
  }, [list])

  useEffect(() => {
    // A list without its views is still a list.
    load().catch(() => setViews([]))
  }, [load])

  async function change<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      const result = await work
      await load()
      return result
    } catch (error) {
      alerts.showError(error)
      return undefined
    }
  }

  return {
    views,
    save: (view: { name: string; query: string; isDefault: boolean }) =>
      change(callOverHttp(saveView, { list, ...view })),
    setDefault: ({ id, name }: SavedView, isDefault: boolean) =>
      change(callOverHttp(changeView, { id, name, isDefault })),
    remove: ({ id }: SavedView) => change(callOverHttp(removeView, { id })),
  }
}

export type SavedViews = ReturnType<typeof useSavedViews>
