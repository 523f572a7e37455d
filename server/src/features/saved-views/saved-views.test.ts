import { describe, expect, it } from 'vitest'
import {
  changeView,
  listSavedViews,
  removeView,
  saveView,
} from '#contract/saved-views/saved-views.calls.ts'
import { mostSavedViews } from '#contract/saved-views/saved-views.limits.ts'
import { savedViewsTexts as texts } from '#contract/saved-views/saved-views.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi()

const view = { list: 'adminWeeks', name: 'To verify', query: 'status=AV&verified=false' }

const someoneElse = async () => api.by(await aUser(api.services))

describe('saved views', () => {
  it('are private, sorted by name, and saving the same name again replaces one', async () => {
    const [send, other] = [await api.as('superAdmin'), await someoneElse()]
    await send(saveView, { ...view, name: 'Unpaid', query: 'status=AP' })
    await send(saveView, view)
    await send(saveView, { ...view, name: 'to VERIFY', query: 'verified=false' })
    const { body } = await send(listSavedViews, { list: 'adminWeeks' })
    expect(body.map(({ name, query }) => [name, query])).toEqual([
      ['to VERIFY', 'verified=false'],
      ['Unpaid', 'status=AP'],
    ])
    expect((await other(listSavedViews, { list: 'adminWeeks' })).body).toEqual([])
    expect((await send(listSavedViews, { list: 'payments' })).body).toEqual([])
  })

  it('have at most one default for each list', async () => {
    const send = await api.as('agent')
    const { body: first } = await send(saveView, { ...view, isDefault: true })
    const { body: second } = await send(saveView, { ...view, name: 'Second', isDefault: true })
    const defaults = async () =>
      (await send(listSavedViews, { list: 'adminWeeks' })).body
        .filter(({ isDefault }) => isDefault)
        .map(({ id }) => id)
    expect(await defaults()).toEqual([second.id])
    await send(changeView, { id: first.id, name: 'First', isDefault: true })
    expect(await defaults()).toEqual([first.id])
    await send(changeView, { id: first.id, name: 'First', isDefault: false })
    expect(await defaults()).toEqual([])
  })

  it('are changed and deleted only by their owner', async () => {
    const [send, other] = [await api.as('agent'), await someoneElse()]
    const { id } = (await send(saveView, view)).body
    const change = { id, name: 'Mine', isDefault: false }
    expect((await other(changeView, change)).status).toBe(404)
    expect((await other(removeView, { id })).status).toBe(404)
    expect((await api.visitor(listSavedViews, { list: 'adminWeeks' })).status).toBe(401)
    expect((await send(removeView, { id })).body).toEqual({ id })
    expect((await send(removeView, { id })).status).toBe(404)
  })

  it('need a name that is free, a known kind of list and a position', async () => {
    const send = await api.as('privateUser')
    const nameless = await send(saveView, { ...view, name: ' ' })
    expect([nameless.status, nameless.error.fields.name]).toEqual([422, texts.nameMissing])
    expect((await send(saveView, { ...view, list: '../x' })).status).toBe(422)
    const { id } = (await send(saveView, view)).body
    await send(saveView, { ...view, name: 'Other' })
    const taken = await send(changeView, { id, name: 'other', isDefault: false })
    expect([taken.status, taken.error.fields.name]).toEqual([409, texts.nameTaken])
    for (let number = 3; number <= mostSavedViews; number++) {
      await send(saveView, { ...view, name: `View ${number}` })
    }
    const more = await send(saveView, { ...view, name: 'One more' })
    expect([more.status, more.error.message]).toEqual([409, texts.tooMany])
    expect((await send(saveView, { ...view, query: 'status=S' })).status).toBe(200)
  })
})
