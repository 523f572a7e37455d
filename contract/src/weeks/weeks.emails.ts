import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph, small, weekFacts } from '../mail/letter.ts'
import { weekPlaceholderNames } from '../mail/placeholders.ts'

export const weekLoadedAgent = defineEmail({
  usage: 'WeekLoaded-Agent',
  sent: 'To the agent named in a new week',
  wordedBy: 'company',
  recipients: [{ name: 'Listings desk', email: 'hello@jacaranda.example' }],
  fills: weekPlaceholderNames,
  subject: 'New week at [Resort.Name]: you are the agent',
  body: letter(
    'You are the agent for a new week',
    paragraph('Good day,'),
    paragraph(
      '[Resort.Owner] has listed this week for sale and named [Resort.AgentReferral] as the agent.',
    ),
    weekFacts,
    facts([
      ['Levies paid in full', '[Resort.LeviesPaid]'],
      ['Placed for rental this year', '[Resort.CurrentYearRental]'],
      ['Commission', '[Resort.AgentCommission]'],
      ['Owner’s email', '[User.Email]'],
      ['Owner’s cell number', '[User.Cell]'],
    ]),
    paragraph(
      'The week will be published once the listing fee is paid and we have verified the week with the resort.',
    ),
    button('Open the listing', '[System.ListingLink]'),
  ),
})

export const weekLoadedOwner = defineEmail({
  usage: 'WeekLoaded-Owner',
  sent: 'To the owner of a new week',
  wordedBy: 'company',
  recipients: [{ name: 'Listings desk', email: 'hello@jacaranda.example' }],
  fills: weekPlaceholderNames,
  subject: 'We received your week at [Resort.Name]',
  body: letter(
    'Thank you for listing your week',
    paragraph('Good day [Resort.Owner],'),
    paragraph('We have received your listing. These are the details you gave us:'),
    weekFacts,
    paragraph('What happens next:'),
    `<ol style="margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:#302b25">
<li>You pay the listing fee. If you pay by EFT, use [System.Reference] as the reference.</li>
<li>We verify the week and its levy with the resort.</li>
<li>We publish your week and email you whenever someone makes an offer.</li>
</ol>`,
    button('See your week', '[System.ListingLink]'),
    small(
      'If any of these details are wrong, reply to this email or phone us on [Company.Phone]. You may cancel within seven days of paying, and we will refund the listing fee.',
    ),
  ),
})

export const weekLoadedCompany = defineEmail({
  usage: 'WeekLoaded-Company',
  sent: 'To the company’s recipients of WeekLoaded-Owner and WeekLoaded-Agent',
  wordedBy: 'system',
  fills: weekPlaceholderNames,
  subject: 'New week for sale: [Resort.Name]',
  body: letter(
    'New week for sale',
    paragraph(
      '[Resort.Owner] has listed a week at <strong>[Resort.Name]</strong>. Verify it with the resort once the listing fee is paid.',
    ),
    weekFacts,
    facts([
      ['Owner', '[Resort.Owner]'],
      ['Email', '[User.Email]'],
      ['Cell number', '[User.Cell]'],
      ['Agent', '[Resort.AgentReferral]'],
      ['Levies paid in full', '[Resort.LeviesPaid]'],
      ['Placed for rental this year', '[Resort.CurrentYearRental]'],
    ]),
    button('Open the week', '[System.ListingLink]'),
  ),
})
