/** The states of a conversation, in the order in which they are offered. */
export const conversationStates = [
  'new',
  'inProgress',
  'viewing',
  'negotiating',
  'accepted',
  'lost',
  'closed',
] as const

export type ConversationState = (typeof conversationStates)[number]

export const conversationStateNames: Record<ConversationState, string> = {
  new: 'New',
  inProgress: 'In progress',
  viewing: 'Viewing planned',
  negotiating: 'Negotiating',
  accepted: 'Offer accepted',
  lost: 'Lost',
  closed: 'Closed',
}

/** A message from the person reopens these. */
export const endedStates = ['lost', 'closed'] as const satisfies ConversationState[]

export function isEnded(state: ConversationState): boolean {
  return (endedStates as readonly ConversationState[]).includes(state)
}

export const messageKinds = ['enquiry', 'contact', 'offer', 'reply', 'inbound', 'note'] as const

export type MessageKind = (typeof messageKinds)[number]
