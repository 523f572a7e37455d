/** Our own texts. */
export const conversationsTexts = {
  textRequired: 'Please write a message.',
  stateUnknown: 'Please choose a status from the list.',
  assigneeUnknown: 'This person cannot be assigned to this conversation.',
  reminderPast: 'Please choose a time in the future.',
  nothingChanged: 'Please choose what to change.',
  replySent: 'Reply sent.',
  noteSaved: 'Note saved.',
  pasted: 'The message was added.',
  marked: 'Marked as replied.',
  tooManyFiles: 'Please attach at most five files.',
  filesTooLarge: 'The attachments are too large: at most 10 MB in total.',
  fileTooLarge: 'This file is too large: at most 10 MB.',
  fileType: 'Attach a PDF, a picture, a Word or Excel document, or a text file.',
  notDelivered: 'The email could not be delivered.',
  noAddress: 'This person’s data was deleted. A reply can no longer be sent.',
  templateName: 'Please give the template a name.',
  templateExists: 'You already have a template with this name.',
  tooManyTemplates: 'You have 50 templates. Delete one first.',
  chooseConversation: 'Please choose a conversation from the list.',
  moved: 'The email was moved to the conversation.',
  contactHidden:
    'They did not agree to share their contact details. Your reply still reaches them.',
} as const

/** Texts that everyone may use in a reply; the person's and the listing's names are filled in. */
export const standardTemplates = [
  {
    name: 'Thank you, I will find out',
    text: 'Good day [Name],\n\nThank you for your message about [Listing]. I am finding out and will reply as soon as I can.\n\nKind regards\n[Me]',
  },
  {
    name: 'Offer a viewing',
    text: 'Good day [Name],\n\nWould you like to view [Listing]? Please tell me which day and time would suit you.\n\nKind regards\n[Me]',
  },
  {
    name: 'No longer available',
    text: 'Good day [Name],\n\nThank you for your interest in [Listing]. It is no longer available. I will gladly tell you about similar listings.\n\nKind regards\n[Me]',
  },
] as const

/** Fills the names into a template. */
export function fillTemplate(
  text: string,
  names: { name: string; listing: string; me: string },
): string {
  return text
    .replaceAll('[Name]', names.name)
    .replaceAll('[Listing]', names.listing || 'our listings')
    .replaceAll('[Me]', names.me)
}
