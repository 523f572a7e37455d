import { useState } from 'react'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { afterChange } from './sell-rules.ts'
import type { SellValues } from './sell-values.ts'

/** The values of a week's form: some of them depend on others. */
export function useSellValues(initial: SellValues, choices: ResortChoices) {
  const [values, setValues] = useState(initial)
  /** Fields with internal text state are remounted when all values are replaced. */
  const [round, setRound] = useState(0)
  return {
    values,
    round,
    set: (change: Partial<SellValues>) =>
      setValues((before) => afterChange(before, change, choices)),
    replace(next: SellValues) {
      setValues(next)
      setRound((before) => before + 1)
    },
  }
}

export type SellState = ReturnType<typeof useSellValues>
