import { AppError } from '#contract/errors.ts'
import type { SavedView } from '#contract/saved-views/saved-views.calls.ts'
import { mostSavedViews } from '#contract/saved-views/saved-views.limits.ts'
import { savedViewsTexts as texts } from '#contract/saved-views/saved-views.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as queries from './saved-views.queries.ts'

const unique = { saved_views_name_unique: { field: 'name', message: texts.nameTaken } }

export function listViews({ database }: Services, list: string, context: CallContext) {
  return queries.findViews(database.db, sessionOf(context).userId, list)
}

interface NewView {
  list: string
  name: string
  query: string
  isDefault: boolean
}

export function saveView(
  { database }: Services,
  view: NewView,
  context: CallContext,
): Promise<SavedView> {
  const { userId } = sessionOf(context)
  return transaction(database, actorOf(context), async (tx) => {
    await queries.lockViews(tx, userId)
    const views = await queries.findViews(tx, userId, view.list)
    const others = views.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase())
    if (others.length >= mostSavedViews) {
      throw new AppError('wrongState', { message: texts.tooMany })
    }
    if (view.isDefault) await queries.clearDefault(tx, userId, view.list)
    return queries.putView(tx, { userId, ...view })
  })
}

/** Someone else's view is treated as missing. */
async function ownView(tx: Tx, id: number, context: CallContext) {
  const view = await queries.findOwnView(tx, sessionOf(context).userId, id)
  if (!view) throw new AppError('notFound')
  return view
}

export function changeView(
  { database }: Services,
  { id, name, isDefault }: { id: number; name: string; isDefault: boolean },
  context: CallContext,
): Promise<SavedView> {
  const { userId } = sessionOf(context)
  return withUniqueMessages(
    unique,
    transaction(database, actorOf(context), async (tx) => {
      await queries.lockViews(tx, userId)
      const { list } = await ownView(tx, id, context)
      if (isDefault) await queries.clearDefault(tx, userId, list)
      return queries.changeView(tx, id, { name, isDefault })
    }),
  )
}

export function removeView({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    await ownView(tx, id, context)
    await queries.removeView(tx, id)
    return { id }
  })
}
