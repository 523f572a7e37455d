import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderCarousel, type CarouselDetail } from '#contract/carousel/carousel.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { moved } from './moved.ts'

type Order = readonly CarouselDetail[]

/**
 * The items in order; each move is shown immediately, and moves made during a save are saved after
 * it.
 */
export function useCarouselOrder(items: Order) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run } = useAction(orderCarousel)
  /** The new order, until the list reflects it. */
  const [saving, setSaving] = useState<Order | null>(null)
  const wanted = useRef<Order | null>(null)
  const busy = useRef(false)
  const shown = saving ?? items.toSorted((a, b) => a.rank - b.rank || a.id - b.id)

  async function save() {
    busy.current = true
    while (wanted.current) {
      const ids = wanted.current.map(({ id }) => id)
      wanted.current = null
      await run({ ids })
      if (!wanted.current) await revalidate()
    }
    busy.current = false
    setSaving(null)
  }

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= shown.length) return
    const after = moved(shown, from, to)
    setSaving(after)
    wanted.current = after
    alerts.clear()
    if (!busy.current) void save()
  }

  return { shown, move }
}
