import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph, small, weekFacts } from '../mail/letter.ts'
import { weekPlaceholderNames } from '../mail/placeholders.ts'

export const weekLoadedAgent = defineEmail({
  usage: 'WeekLoaded-Agent',
  wordedBy: 'company',
  recipients: [{ name: 'Listings desk', email: 'hello@jacaranda.example' }],
  fills: weekPlaceholderNames,
  subject: 'A week at [Resort.Name] was listed with your name on it',
  body: letter(
    'A new week for you to look after',
    paragraph('Good day,'),
    paragraph('[Resort.Owner] listed this week and named [Resort.AgentReferral] as the agent.'),
    weekFacts,
    facts([
      ['Levies paid in full', '[Resort.LeviesPaid]'],
      ['Placed for rental this year', '[Resort.CurrentYearRental]'],
      ['Commission', '[Resort.AgentCommission]'],
      ['Owner’s e-mail', '[User.Email]'],
      ['Owner’s cell number', '[User.Cell]'],
    ]),
    paragraph(
      'The week appears on the site once the listing fee is paid and we have checked it with the resort.',
    ),
    button('Open the listing', '[System.ListingLink]'),
  ),
})

export const weekLoadedOwner = defineEmail({
  usage: 'WeekLoaded-Owner',
  wordedBy: 'company',
  recipients: [{ name: 'Listings desk', email: 'hello@jacaranda.example' }],
  fills: weekPlaceholderNames,
  subject: 'Your week at [Resort.Name] is with us',
  body: letter(
    'Thank you for listing your week',
    paragraph('Good day [Resort.Owner],'),
    paragraph('We have your week. This is what you told us:'),
    weekFacts,
    paragraph('Three things happen next:'),
    `<ol style="margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:#302b25">
<li>You pay the listing fee. Use [System.Reference] as the reference if you pay by EFT.</li>
<li>We check the week and its levy with the resort.</li>
<li>The week appears on the site, and we write to you with every offer.</li>
</ol>`,
    button('See your week', '[System.ListingLink]'),
    small(
      'If anything above is wrong, answer this mail or phone [Company.Phone]. You have seven days to change your mind about the listing fee.',
    ),
  ),
})
