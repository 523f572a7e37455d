import { messages } from '../messages.ts'

export const statusesMessages = {
  codeTaken: messages.descriptionTaken,
  descriptionRequired: messages.descriptionRequired,
} as const

/** Our own texts. */
export const statusesTexts = {
  codeRequired: 'Code is required!',
  codeFixed: 'This is a system status, so its code cannot be changed.',
  notDeletable: 'This is a system status and cannot be deleted.',
} as const
