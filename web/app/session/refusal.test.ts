import { describe, expect, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { messages, systemTexts } from '#contract/messages.ts'
import { awaitReply, failureOf, isAppError } from './refusal.ts'

const url = new URL('http://site.invalid/contactUsSource/list?page=2')

/** What the router makes of a thrown `data(…)`. */
function routeError(status: number, data: unknown) {
  return { status, statusText: '', internal: false, data }
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('an error of the API', () => {
  it('is known by its name and code, whichever copy of the class it comes from', () => {
    const foreign = Object.assign(new Error('x'), {
      name: 'AppError',
      code: 'notFound',
      status: 404,
    })
    expect(isAppError(foreign)).toBe(true)
    expect(isAppError(new AppError('stale'))).toBe(true)
    expect(isAppError(new Error('x'))).toBe(false)
    expect(isAppError(Object.assign(new Error('x'), { name: 'AppError', code: 'toString' }))).toBe(
      false,
    )
  })

  it('is read from a reply that did not pass through the router', () => {
    const content = JSON.stringify({ code: 'tooMany', message: 'Slowly, please.' })
    expect(failureOf(routeError(429, content))).toEqual({ status: 429, message: 'Slowly, please.' })
    expect(failureOf(routeError(502, '<html>')).message).toBe(systemTexts.internal)
  })

  it('becomes the status of the page', async () => {
    const error = await thrownBy(awaitReply(Promise.reject(new AppError('notFound')), url))
    expect(error).toMatchObject({ init: { status: 404 }, data: { code: 'notFound' } })
  })

  it('leads to the login when the session has ended', async () => {
    const response = (await thrownBy(
      awaitReply(Promise.reject(new AppError('notSignedIn')), url),
    )) as Response
    expect(response.headers.get('location')).toBe(
      '/user/login?redirect=%2FcontactUsSource%2Flist%3Fpage%3D2',
    )
  })

  it('stays an error when it is our fault', async () => {
    const broken = new AppError('internal')
    expect(await thrownBy(awaitReply(Promise.reject(broken), url))).toBe(broken)
  })
})

describe('what a screen shows of a failure', () => {
  it('uses the message of the refusal', () => {
    const refused = routeError(403, { code: 'notAllowed', message: messages.noPermission })
    expect(failureOf(refused)).toEqual({ status: 403, message: messages.noPermission })
  })

  it('never shows the message of an unexpected error', () => {
    expect(failureOf(new Error('column "password" does not exist'))).toEqual({
      status: 500,
      message: systemTexts.internal,
    })
  })
})
