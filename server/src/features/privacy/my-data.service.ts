import { links } from '#contract/links.ts'
import { AppError } from '#contract/errors.ts'
import type { MyData } from '#contract/privacy/my-data.schema.ts'
import { privacyMailbox } from '#contract/privacy/privacy.emails.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { makeProof, proves } from './mailbox-proof.ts'
import * as queries from './my-data.queries.ts'

function readable(person: queries.PersonData, secrets: Secrets): MyData['people'][number] {
  const { idNumberEncrypted, bankingDetailsEncrypted, ...rest } = person
  return {
    ...rest,
    idNumber: idNumberEncrypted && secrets.decrypt(idNumberEncrypted),
    bankingDetails: bankingDetailsEncrypted
      ? (JSON.parse(secrets.decrypt(bankingDetailsEncrypted)) as Record<string, string | null>)
      : null,
  }
}

/** Encrypted numbers are the person's own, so they may read them. */
function readableRows(others: MyData['others'], secrets: Secrets): MyData['others'] {
  const read = (value: unknown) =>
    typeof value === 'string' && value.startsWith('enc:') ? secrets.decrypt(value) : value
  return others.map(({ table, rows }) => ({
    table,
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)])),
    ),
  }))
}

async function accountOf(
  { database }: Services,
  context: CallContext,
): Promise<queries.AccountData> {
  const account = await queries.findAccountData(database.db, sessionOf(context).userId)
  if (!account) throw new AppError('notFound')
  return account
}

export async function getMyData(
  services: Services,
  input: { proof?: string },
  context: CallContext,
): Promise<MyData> {
  const { db } = services.database
  const { roleName, ...account } = await accountOf(services, context)
  const proven = input.proof !== undefined && proves(services.secrets, input.proof, account)
  if (input.proof !== undefined && !proven) {
    throw new AppError('invalidInput', {
      message: texts.proofWrong,
      fields: { proof: texts.proofWrong },
    })
  }
  const { id: userId } = account
  await recordSecurityEvent(db, { kind: 'dataExported', userId, detail: 'Own data' }, context)
  const whose = { userId, email: proven ? account.email : null }
  const people = await queries.findPeople(db, userId)
  return {
    madeAt: new Date().toISOString(),
    account: { ...account, role: roleName },
    people: people.map((person) => readable(person, services.secrets)),
    weeks: await queries.findWeeks(db, userId),
    properties: await queries.findProperties(db, userId),
    offers: await queries.findOffers(db, userId),
    payments: await queries.findPayments(db, userId),
    enquiries: await queries.findEnquiries(db, whose),
    contactMessages: await queries.findContactMessages(db, whose),
    consents: await queries.findConsentHistory(db, whose),
    marketing: await queries.findMarketing(db, userId),
    termsAcceptances: await queries.findAcceptances(db, userId),
    privacyRequests: await queries.findRequestHistory(db, userId),
    sessions: await queries.findSessions(db, userId),
    securityEvents: await queries.findSecurityEvents(db, userId),
    searches: await queries.findSearches(db, userId),
    savedSearches: await queries.findSavedSearches(db, whose),
    drafts: await queries.findDrafts(db, userId),
    mails: await queries.findEmails(db, whose),
    others: readableRows(await queries.findOtherRows(db, whose), services.secrets),
    byEmail: proven ? 'included' : 'needs proof',
  }
}

/** The link leads to the person's privacy page, which requests the data with the proof. */
export async function mailProof(services: Services, context: CallContext) {
  const session = sessionOf(context)
  const { id, email, username } = await accountOf(services, context)
  const proof = makeProof(services.secrets, id, email)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const mail = await composeMail(tx, privacyMailbox, {
      'User.FullName': session.reply.person?.fullname || username,
      'System.PrivacyLink': `${services.config.publicUrl}${links.privacyWithProof(proof)}`,
    })
    await services.outbox.put(tx, { ...mail, to: email, requestId: context.requestId })
    return { message: texts.proofSent }
  })
  services.outbox.wake()
  return reply
}
