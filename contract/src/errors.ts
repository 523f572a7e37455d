import { accountsMessages } from './accounts/accounts.messages.ts'
import { passwordRuleTexts, passwordsMessages } from './accounts/passwords.messages.ts'
import { viewAsTexts } from './accounts/view-as.messages.ts'
import { peopleTexts } from './accounts/profile.messages.ts'
import { messages, systemTexts } from './messages.ts'
import { paymentsTexts } from './payments/payments.messages.ts'
import { twoFactorTexts } from './two-factor/two-factor.messages.ts'

/** Every error the API can return: its code, HTTP status and the message shown to a person. */
export const errors = {
  invalidInput: { status: 422, message: messages.formInvalid },
  badRequest: { status: 400, message: systemTexts.badRequest },
  notSignedIn: { status: 401, message: systemTexts.notSignedIn },
  wrongPassword: { status: 401, message: accountsMessages.wrongPassword },
  wrongCode: { status: 401, message: twoFactorTexts.codeWrong },
  challengeOver: { status: 401, message: twoFactorTexts.challengeOver },
  notAllowed: { status: 403, message: messages.noPermission },
  twoFactorNeeded: { status: 403, message: twoFactorTexts.setUpFirst },
  changePassword: { status: 403, message: passwordRuleTexts.changeFirst },
  viewingOnly: { status: 403, message: viewAsTexts.readOnly },
  wrongOrigin: { status: 403, message: systemTexts.wrongOrigin },
  notFound: { status: 404, message: systemTexts.notFound },
  emailNotFound: { status: 404, message: passwordsMessages.emailNotFound },
  noSuchCall: { status: 404, message: systemTexts.noSuchCall },
  badMethod: { status: 405, message: systemTexts.badMethod },
  tooSlow: { status: 408, message: systemTexts.tooSlow },
  stale: { status: 409, message: systemTexts.stale },
  inUse: { status: 409, message: systemTexts.inUse },
  taken: { status: 409, message: messages.descriptionTaken },
  wrongState: { status: 409, message: systemTexts.wrongState },
  cardsOff: { status: 409, message: paymentsTexts.cardsOff },
  ownRoleUnconfirmed: { status: 409, message: peopleTexts.ownRoleUnconfirmed },
  lastSuperAdmin: { status: 409, message: peopleTexts.lastSuperAdmin },
  repeated: { status: 409, message: systemTexts.repeated },
  inProgress: { status: 409, message: systemTexts.inProgress },
  alreadySent: { status: 409, message: systemTexts.alreadySent },
  alreadyListed: { status: 409, message: systemTexts.alreadyListed },
  linkUsed: { status: 410, message: passwordsMessages.linkUsed },
  linkOld: { status: 410, message: passwordsMessages.linkOld },
  tooLarge: { status: 413, message: systemTexts.tooLarge },
  unsupportedMedia: { status: 415, message: systemTexts.unsupportedMedia },
  tooMany: { status: 429, message: systemTexts.tooMany },
  internal: { status: 500, message: systemTexts.internal },
  unavailable: { status: 503, message: systemTexts.unavailable },
  providerDown: { status: 503, message: paymentsTexts.providerDown },
} as const

export type ErrorCode = keyof typeof errors

/** Field name (dotted for nested fields) → what is wrong with it. */
export type FieldErrors = Record<string, string>

/** What others have saved since the caller's version, which makes it stale. */
export interface LaterChanges {
  /** Null where the reader may not know. */
  by: string | null
  at: string
  /** Both values are null if they mean nothing to a person, such as the id of another record. */
  fields: {
    label: string
    before: unknown
    after: unknown
    /** Both as people read them; empty for none, null if they cannot be written out. */
    from: string | null
    to: string | null
  }[]
}

/** The existing record. */
export interface ExistingRecord {
  id: number
  reference: string
}

/** The reply to every refused call. */
export interface ErrorReply {
  code: ErrorCode
  message: string
  fields: FieldErrors
  requestId: string
  changes?: LaterChanges
  existing?: ExistingRecord
}

export interface AppErrorDetails {
  message?: string
  fields?: FieldErrors
  /** Seconds until a retry makes sense, for 429 and 503. */
  retryAfter?: number
  changes?: LaterChanges | undefined
  existing?: ExistingRecord | undefined
}

/** Thrown by services; one handler turns it into an ErrorReply. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors
  readonly retryAfter: number | undefined
  readonly changes: LaterChanges | undefined
  readonly existing: ExistingRecord | undefined

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'AppError'
    this.code = code
    this.status = errors[code].status
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.changes = details.changes
    this.existing = details.existing
  }
}
