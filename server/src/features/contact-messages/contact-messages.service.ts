import type { z } from 'zod'
import type { contactMessageForm } from '#contract/contact-messages/contact-messages.calls.ts'
import { contactUs, contactUsSender } from '#contract/contact-messages/contact-messages.emails.ts'
import {
  contactConsentVersion,
  contactFormMessages as messages,
} from '#contract/contact-messages/contact-messages.messages.ts'
import { AppError } from '#contract/errors.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/consents.service.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import { maySendCopy, putSenderCopy } from '../mail/sender-copy.ts'
import * as queries from './contact-messages.queries.ts'

type ContactMessage = z.output<typeof contactMessageForm>

/** Stores the message and its emails in one transaction; the emails are sent afterwards. */
export async function sendContactMessage(
  services: Services,
  input: ContactMessage,
  context: CallContext,
) {
  const withCopy = await maySendCopy(services, input.email)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const source = await queries.findSource(tx, input.mailSourceId)
    if (!source) {
      throw new AppError('invalidInput', { fields: { mailSourceId: messages.sourceRequired } })
    }
    const id = await queries.insertContactMessage(tx, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      property: input.property ?? '',
      message: input.message,
      contactSourceId: input.mailSourceId,
      consent: input.consent,
      userId: context.session?.userId ?? null,
      ip: context.ip,
      requestId: context.requestId,
    })
    await recordConsent(tx, context, {
      purpose: 'contact',
      textVersion: contactConsentVersion,
      given: input.consent,
      contactMessageId: id,
    })
    const values = {
      'User.FullName': input.name,
      'User.Email': input.email,
      'User.Telephone': input.phone ? formatPhone(input.phone) : '',
      'User.Message': input.message,
      'User.HeardFrom': source,
      'Property.Name': input.property ?? '',
    }
    const mail = await composeMail(tx, contactUs, values)
    const desk = await recipientsOf(tx, contactUs.usage)
    for (const to of desk) {
      await services.outbox.put(tx, {
        ...mail,
        to,
        replyTo: input.email,
        dedupeKey: `contact:${id}:${to}`,
        requestId: context.requestId,
      })
    }
    if (!withCopy) return { message: messages.sent }
    await putSenderCopy(services, tx, contactUsSender, {
      to: input.email,
      replyTo: desk[0],
      values,
      dedupeKey: `contact:${id}:copy`,
      requestId: context.requestId,
    })
    return { message: messages.sent }
  })
  services.outbox.wake()
  return reply
}
