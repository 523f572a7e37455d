import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph, small } from '../mail/letter.ts'

export const savedSearchConfirmation = defineEmail({
  usage: 'SavedSearchConfirmation',
  sent: 'To a visitor who saved a search, to confirm their email address',
  wordedBy: 'system',
  fills: [
    'System.SearchName',
    'System.SearchWords',
    'System.SearchFrequency',
    'System.ConfirmLink',
  ],
  sample: { 'System.ConfirmLink': 'https://www.example.com/savedSearches/confirm/sample' },
  subject: 'Confirm your saved search: [System.SearchName]',
  body: letter(
    'Confirm your saved search',
    paragraph('Good day,'),
    paragraph(
      'Someone asked us to email new matches for this search to this address. If it was you, please confirm within seven days.',
    ),
    facts([
      ['Name', '[System.SearchName]'],
      ['Search', '[System.SearchWords]'],
      ['Emails', '[System.SearchFrequency]'],
    ]),
    button('Confirm and start', '[System.ConfirmLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ConfirmLink]'),
    small(
      'If it was not you, ignore this email. We delete the search and your address after seven days, and send nothing else.',
    ),
  ),
})
