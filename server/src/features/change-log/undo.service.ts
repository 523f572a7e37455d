import type { ParsedInputOf } from '#contract/call.ts'
import { fieldLabel, formatValue, isPlain, isSayable } from '#contract/change-log/change-words.ts'
import {
  historyTexts as texts,
  type undoChange as undoCall,
} from '#contract/change-log/record-history.calls.ts'
import { AppError } from '#contract/errors.ts'
import { weekChange } from '#contract/weeks/weeks.form.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { violatedConstraint } from '../../db/errors.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { restoreFieldValue, restoreProperty } from '../properties/restore-property.service.ts'
import { updateIn } from '../weeks/update-week.service.ts'
import { findChange, type ChangeRow } from './change-log.queries.ts'
import { recordOf } from './entry-records.ts'
import { fieldsOf } from './changed-fields.ts'
import { requireHistory } from './record-history.policy.ts'
import { valueAt } from './record-history.service.ts'
import { findCurrent, findFieldName, findOwnerOf, type LoggedRow } from './record-rows.queries.ts'
import * as queries from './undo.queries.ts'

/** The fields of a week's form by column; the others have the column's name. */
const weekFields: Readonly<Record<string, string>> = { placed_for_rental: 'weekPlacedForRental' }

const camel = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

interface Undo {
  row: LoggedRow
  column: string
  value: unknown
  version: number
}

/** Each as the form of the record would save it: the same rules, the same messages. */
async function restore(
  services: Services,
  tx: Tx,
  undo: Undo,
  context: CallContext,
): Promise<void> {
  const { row, column, value, version } = undo
  const id = Number(row.rowId)
  if (row.table === 'weeks') {
    const field = weekFields[column] ?? camel(column)
    await updateIn(tx, services, weekChange.parse({ id, version, [field]: value }), context)
  } else if (row.table === 'properties') {
    await restoreProperty(tx, id, { [camel(column)]: value }, sessionOf(context))
  } else if (row.table === 'property_field_values') {
    const [propertyId, fieldId] = row.rowId.split('/').map(Number)
    const wanted = { fieldId: fieldId as number, value: String(value) }
    await restoreFieldValue(tx, propertyId as number, wanted, sessionOf(context))
  } else if (row.table === 'settings') {
    await queries.setSetting(tx, row.rowId, column, value)
  } else {
    await queries.setColumn(tx, row, column, value)
  }
}

/**
 * A field as the change logged it; a change of more than plain fields cannot be undone on its own.
 */
function loggedField(change: ChangeRow, column: string) {
  const field = fieldsOf(change).find((one) => one.column === column)
  const plain =
    field && change.action === 'update' && isPlain(change.tableName, column, field.before)
  if (!plain) throw new AppError('wrongState', { message: texts.notPlain })
  return field
}

function changedSince(table: string, column: string, label: string, value: unknown): AppError {
  const now = formatValue(table, column, value)
  const sayable = isSayable({ label, from: '', to: now })
  const message = sayable ? texts.changedSince(label, now ?? '') : texts.changedSinceLong(label)
  return new AppError('stale', { message })
}

/** Someone's own record: the account determines who may see its history. */
async function historyRecord(tx: Tx, change: ChangeRow): Promise<LoggedRow> {
  const record = recordOf(change)
  return record.table === 'individuals' || record.table === 'agents'
    ? findOwnerOf(tx, record)
    : record
}

export async function undoChange(
  services: Services,
  { changeId, column }: ParsedInputOf<typeof undoCall>,
  context: CallContext,
): Promise<{ message: string }> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const change = await findChange(tx, changeId)
    if (!change) throw new AppError('notFound')
    await requireHistory(tx, sessionOf(context), await historyRecord(tx, change))
    const { tableName: table, rowId } = change
    const { before, after } = loggedField(change, column)
    const row = { table, rowId }
    const current = await findCurrent(tx, row, { lock: true })
    const label =
      table === 'property_field_values'
        ? await findFieldName(tx, Number(rowId.split('/')[1]))
        : fieldLabel(table, column)
    const now = valueAt(current, column) ?? null
    if (!current || JSON.stringify(now) !== JSON.stringify(after)) {
      throw changedSince(table, column, label, now)
    }
    const version = Number(current.version)
    await restore(services, tx, { row, column, value: before, version }, context).catch(
      (error: unknown) => {
        throw violatedConstraint(error)?.endsWith('_unique') ? new AppError('taken') : error
      },
    )
    const to = formatValue(table, column, before)
    const sayable = isSayable({ label, from: '', to })
    return { message: sayable ? texts.undone(label, to ?? '') : texts.undoneLong(label) }
  })
}
