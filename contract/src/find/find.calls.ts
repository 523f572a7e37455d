import { z } from 'zod'
import { defineCall } from '../call.ts'
import { conversationStates } from '../conversations/conversation-states.ts'
import { paymentStatuses } from '../payments/payments.states.ts'
import { id } from '../values/id.ts'
import { findTexts as texts } from './find.messages.ts'

export const mostOfEach = 5
export const shortestFind = 2

const listing = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  status: z.string(),
})

export const found = z.object({
  properties: z.array(listing.extend({ place: z.string() })).max(mostOfEach),
  weeks: z.array(listing).max(mostOfEach),
  people: z
    .array(
      z.object({
        /** Of the agent record or the individual one. */
        id,
        kind: z.enum(['individual', 'agent']),
        name: z.string(),
        username: z.string(),
        email: z.string(),
        role: z.string(),
      }),
    )
    .max(mostOfEach),
  conversations: z
    .array(
      z.object({
        id,
        name: z.string(),
        about: z.string(),
        state: z.enum(conversationStates),
      }),
    )
    .max(mostOfEach),
  payments: z
    .array(
      z.object({
        id,
        reference: z.string(),
        payer: z.string(),
        amount: z.number(),
        paymentStatus: z.enum(paymentStatuses),
      }),
    )
    .max(mostOfEach),
})

export type Found = z.infer<typeof found>

export const findAnything = defineCall({
  name: 'find.anything',
  method: 'GET',
  path: '/api/find',
  who: 'find.use',
  summary:
    'Find listings, people, conversations and payments by reference, name, username or email address; at most five of each',
  input: z.object({
    text: z
      .string({ error: texts.tooShort })
      .trim()
      .min(shortestFind, texts.tooShort)
      .max(100, 'At most 100 characters'),
  }),
  output: found,
  invalidMessage: texts.tooShort,
})
