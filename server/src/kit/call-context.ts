import { AppError } from '#contract/errors.ts'
import type { Actor, Completion } from '../db/connect.ts'
import type { Session } from './session.ts'
import type { ReceivedForm } from '../gateways/received-form.ts'

/** A file that came with a call; its name and its declared type come from the sender. */
export interface UploadedFile {
  name: string
  type: string
  content: Buffer
}

/** The caller and the circumstances of a request. Identity comes from here and never from the input. */
export interface CallContext {
  session: Session | null
  /** The token as it was sent, so that it can be ended. */
  sessionToken: string | undefined
  requestId: string
  ip: string
  userAgent: string
  /** Sent by the client with a call that creates something, so that a repeated request is not executed twice. */
  idempotencyKey: string | undefined
  /** Set by the dispatcher for a call with a key: the transaction of the work completes it. */
  completion?: Completion
  /** The campaign whose link recently brought this visitor. */
  campaignId?: number
  /** How people who share an IP address are distinguished. */
  visitor?: {
    /** From our cookie; undefined without one. */
    id: string | undefined
    issueCookie(): void
  }
  /** The uploaded files, for calls that take files. */
  files?: readonly UploadedFile[]
  /** The form of a call from another site, exactly as received, so that its signature can be checked. */
  form?: ReceivedForm
  /** Sets the session's token in the browser's cookie; null removes it. */
  setSessionCookie(token: string | null, options?: { seconds?: number }): void
}

/** Only the caller, without the request: recording a use of a cached reply may depend on nothing else. */
export type Caller = Pick<CallContext, 'session'>

/** A visitor who is not logged in. */
export const anonymousCaller: Caller = { session: null }

export function actorOf(context: CallContext): Actor {
  return {
    userId: context.session?.userId ?? null,
    name: context.session?.username ?? 'visitor',
    requestId: context.requestId,
    completion: context.completion,
  }
}

/** The session of a call that only logged-in users may make. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new AppError('notSignedIn')
  return context.session
}

/** The form of a call from another site. */
export function formOf(context: CallContext): ReceivedForm {
  if (!context.form) throw new AppError('badRequest')
  return context.form
}
