import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import { line } from '../values/text.ts'
import { savedViewsTexts as texts } from './saved-views.messages.ts'

/** The name of a list, as declared. */
const list = z
  .string()
  .max(40)
  .regex(/^[A-Za-z]{1,40}$/)

const name = line(texts.nameMissing, 60)

/** The list's query string without the page: filters, search, order, size and columns. */
const query = z.string().max(2000)

export const savedView = z.object({
  id,
  name: z.string(),
  query: z.string(),
  /** Opened when the list is opened from the menu. */
  isDefault: z.boolean(),
})

export type SavedView = z.infer<typeof savedView>

/** Far more often than a person makes changes by hand. */
const limit = { max: 300, seconds: 3600 }

export const listSavedViews = defineCall({
  name: 'savedViews.list',
  method: 'GET',
  path: '/api/savedViews/{list}',
  who: 'signedIn',
  summary: 'List your saved views of a list, by name',
  input: z.object({ list }),
  output: z.array(savedView),
})

export const saveView = defineCall({
  name: 'savedViews.save',
  method: 'POST',
  path: '/api/savedViews',
  who: 'signedIn',
  summary: 'Save a view of a list under a name; the same name again replaces it',
  input: z.object({ list, name, query, isDefault: z.boolean().default(false) }),
  output: savedView,
  limit,
  repeatable: true,
})

export const changeView = defineCall({
  name: 'savedViews.change',
  method: 'PUT',
  path: '/api/savedViews',
  who: 'signedIn',
  summary: 'Rename your own saved view, or set or clear it as the default view of its list',
  input: z.object({ id, name, isDefault: z.boolean() }),
  output: savedView,
  limit,
})

export const removeView = defineCall({
  name: 'savedViews.remove',
  method: 'DELETE',
  path: '/api/savedViews/{id}',
  who: 'signedIn',
  summary: 'Delete your own saved view',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
  limit,
})
