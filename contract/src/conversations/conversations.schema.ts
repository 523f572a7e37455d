import { z } from 'zod'
import { picture } from '../values/picture.schema.ts'
import { conversationStates, messageKinds } from './conversation-states.ts'

const conversationListing = z.object({
  kind: z.enum(['property', 'week']),
  id: z.number().int(),
  reference: z.string(),
  title: z.string(),
  usage: z.string(),
  resortCode: z.string(),
  price: z.number(),
  isSale: z.boolean(),
  /** What a rental's price is for. */
  pricePer: z.string().nullable(),
  place: z.string(),
  status: z.string(),
  picture: picture.nullable(),
})

const colleague = z.object({ id: z.number().int(), name: z.string() })

const offerStep = z.object({
  id: z.number().int(),
  event: z.enum(['made', 'changed', 'countered', 'accepted', 'declined', 'withdrawn', 'reopened']),
  amount: z.number().nullable(),
})

export type OfferStep = z.infer<typeof offerStep>

/** One line of the list. */
export const conversationRow = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(conversationStates),
  listing: conversationListing.nullable(),
  assignee: colleague.nullable(),
  /** Null when nobody is waiting for a reply. */
  waitingSince: z.string().nullable(),
  remindAt: z.string().nullable(),
  lastAt: z.string(),
  last: z.object({
    kind: z.enum(messageKinds),
    fromUs: z.boolean(),
    text: z.string(),
    offer: offerStep.nullable(),
  }),
  unread: z.boolean(),
})

export type ConversationRow = z.infer<typeof conversationRow>

/** The delivery state of a reply's email; null once its record is deleted. */
export const deliveryStates = ['queued', 'sent', 'failed'] as const

export const conversationFile = z.object({
  id: z.number().int(),
  fileName: z.string(),
  bytes: z.number().int(),
})

export const conversationMessage = z.object({
  id: z.number().int(),
  kind: z.enum(messageKinds),
  fromUs: z.boolean(),
  /** Who wrote it; null if the account has been deleted. */
  author: z.string().nullable(),
  text: z.string(),
  writtenAt: z.string(),
  /** Only for a reply. */
  delivery: z.enum(deliveryStates).nullable(),
  /** Only for an answer: by email, or pasted by one of us. */
  source: z.enum(['smtp', 'imap', 'pasted']).nullable(),
  otherSender: z.boolean(),
  automatic: z.boolean(),
  files: z.array(conversationFile),
  /** Only for a step of an offer. */
  offer: offerStep.nullable(),
})

export type ConversationMessage = z.infer<typeof conversationMessage>

export const conversation = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null until the person has agreed that this reader may have it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(conversationStates),
  listing: conversationListing.nullable(),
  assignee: colleague.nullable(),
  /** Those to whom the conversation can be assigned. */
  colleagues: z.array(colleague),
  waitingSince: z.string().nullable(),
  remindAt: z.string().nullable(),
  /** Who is reminded at that time. */
  remindPerson: colleague.nullable(),
  startedAt: z.string(),
  firstResponseAt: z.string().nullable(),
  messages: z.array(conversationMessage),
  /** The offer that is open or was decided most recently. */
  offer: z
    .object({
      id: z.number().int(),
      first: z.number(),
      amount: z.number(),
      counterAmount: z.number().nullable(),
      mayCounter: z.boolean(),
    })
    .nullable(),
  /** Other conversations with the same person that this reader may open. */
  others: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      startedAt: z.string(),
      state: z.enum(conversationStates),
    }),
  ),
  /** Whether email replies arrive here; otherwise they are pasted. */
  receivesEmail: z.boolean(),
})

export type Conversation = z.infer<typeof conversation>

export const replyTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
})

export type ReplyTemplate = z.infer<typeof replyTemplate>

export const unmatchedEmail = z.object({
  id: z.number().int(),
  senderName: z.string(),
  senderEmail: z.string(),
  subject: z.string(),
  text: z.string(),
  received: z.string(),
  /** Conversations with the sender, newest first. */
  suggested: z.array(z.object({ id: z.number().int(), name: z.string(), about: z.string() })),
})

export type UnmatchedEmail = z.infer<typeof unmatchedEmail>
