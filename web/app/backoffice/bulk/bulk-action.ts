import type { ReactNode } from 'react'
import type { AnyCall } from '#contract/call.ts'
import type { Identified } from '../../ui/list/resource-types.ts'

/** What an action needs to know before it can be previewed. */
export interface BulkQuestion<Row, Answer> {
  (props: {
    rows: readonly Row[]
    onAnswer: (answer: Answer) => void
    onCancel: () => void
  }): ReactNode
}

/** An action on several rows at once; each row is changed by the call of its own button. */
export interface BulkAction<Row extends Identified = Identified, Answer = never> {
  key: string
  /** Such as `Publish`. */
  label: string
  /** The verb in the label: `Change price of 3 weeks`. */
  joins?: 'of' | 'to'
  /** Such as `published`. */
  done: string
  icon: ReactNode
  danger?: boolean
  call: AnyCall
  /** Asked first, if there is anything to ask for these rows. */
  question?: BulkQuestion<Row, Answer>
  needsAnswer?: (rows: readonly Row[]) => boolean
  /** The input of the call for one row. */
  input: (row: Row, answer: Answer | undefined) => Record<string, unknown>
  /** What will change, such as `R 68 500 to R 70 000`. */
  change?: (row: Row, answer: Answer | undefined) => string
}

/** Actions of one list ask for different things. */
export type AnyBulkAction<Row extends Identified> = BulkAction<Row, never>

/** Ties the type of an action's input to what it does with it. */
export function bulkAction<Row extends Identified, Answer = undefined>(
  action: BulkAction<Row, Answer>,
): AnyBulkAction<Row> {
  return action as unknown as AnyBulkAction<Row>
}
