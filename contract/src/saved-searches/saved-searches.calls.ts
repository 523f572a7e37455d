import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { id, idInPath } from '../values/id.ts'
import { savedSearchesTexts as texts } from './saved-searches.messages.ts'
import { changeShape, newSearchShape, savedSearch, searchChange } from './saved-searches.schema.ts'

const said = z.object({ message: z.string() })
const token = z.string().max(1000)
/** Far more often than a person makes changes by hand. */
const changes = { max: 300, seconds: 3600 }

export const listSavedSearches = defineCall({
  name: 'savedSearches.list',
  method: 'GET',
  path: '/api/savedSearches',
  who: 'signedIn',
  summary: 'List your saved searches with the number of new matches for each, newest first',
  input: z.object({}),
  output: z.object({
    /** Where emails go. */
    email: z.string(),
    items: z.array(savedSearch),
  }),
  limit: changes,
})

export const countSavedSearches = defineCall({
  name: 'savedSearches.count',
  method: 'GET',
  path: '/api/savedSearches/count',
  who: 'signedIn',
  summary: 'Count your saved searches',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
})

export const saveSearch = defineCall({
  name: 'savedSearches.save',
  method: 'POST',
  path: '/api/savedSearches',
  who: 'signedIn',
  summary: 'Save a search to your account; saving the same search again updates it',
  input: z.object(newSearchShape),
  output: said.extend({ id }),
  limit: { max: 60, seconds: 3600 },
  repeatable: true,
})

export const requestSearch = defineCall({
  name: 'savedSearches.request',
  method: 'POST',
  path: '/api/savedSearches/request',
  who: 'everyone',
  summary: 'Save a search for an email address, which is sent a link to confirm it',
  input: z.object({ ...newSearchShape, email: email(texts.emailInvalid) }),
  output: said,
  limit: { max: 10, seconds: 3600 },
})

export const confirmSearch = defineCall({
  name: 'savedSearches.confirm',
  method: 'POST',
  path: '/api/savedSearches/confirm',
  who: 'everyone',
  summary: 'Confirm the email address of a saved search with the link from the email',
  input: z.object({ token }),
  output: said.extend({
    name: z.string(),
    /** The results page. */
    path: z.string(),
    /** Manages the searches of this address without an account. */
    manage: z.string(),
  }),
  limit: { max: 60, seconds: 3600 },
  confidential: true,
  repeatable: true,
})

export const changeSearch = defineCall({
  name: 'savedSearches.change',
  method: 'PUT',
  path: '/api/savedSearches',
  who: 'signedIn',
  summary: 'Rename, reschedule, pause or resume a saved search, or replace its criteria',
  input: searchChange,
  output: said,
  limit: changes,
})

export const lookAtSearch = defineCall({
  name: 'savedSearches.look',
  method: 'POST',
  path: '/api/savedSearches/looked',
  who: 'signedIn',
  summary: 'Mark the new matches for a saved search as seen',
  input: z.object({ id }),
  output: z.object({}),
  limit: changes,
  repeatable: true,
})

export const removeSearch = defineCall({
  name: 'savedSearches.remove',
  method: 'DELETE',
  path: '/api/savedSearches/{id}',
  who: 'signedIn',
  summary: 'Delete a saved search',
  input: z.object({ id: idInPath }),
  output: said,
  limit: changes,
})

export const listManagedSearches = defineCall({
  name: 'savedSearches.managed',
  method: 'GET',
  path: '/api/savedSearches/managed/{token}',
  who: 'everyone',
  summary: 'List the saved searches of the address that a link from an email was sent to',
  input: z.object({ token }),
  output: z.object({ email: z.string(), items: z.array(savedSearch) }),
  limit: changes,
})

export const changeManagedSearch = defineCall({
  name: 'savedSearches.changeManaged',
  method: 'PUT',
  path: '/api/savedSearches/managed',
  who: 'everyone',
  summary: 'Change a saved search with the link from an email',
  input: z.object({ ...changeShape, token }),
  output: said,
  limit: changes,
})

export const removeManagedSearch = defineCall({
  name: 'savedSearches.removeManaged',
  method: 'DELETE',
  path: '/api/savedSearches/managed/{token}/{id}',
  who: 'everyone',
  summary: 'Delete a saved search with the link from an email',
  input: z.object({ token, id: idInPath }),
  output: said,
  limit: changes,
})
