/** Usages that the back office offers in its template and recipient forms. */
export type EditableMailUsage =
  | 'WeekOfferMade-User'
  | 'WeekOfferMade-Owner'
  | 'WeekLoaded-Agent'
  | 'WeekLoaded-Owner'
  | 'ContactUs'
  | 'EnquireNow'

export type SystemMailUsage =
  | 'PasswordReset'
  | 'AccountCreated'
  | 'PasswordChanged'
  | 'EmailChangeOld'
  | 'EmailChangeNew'
  | 'AccountInvited'
  | 'PrivacyRequestReceived'
  | 'PrivacyRequestAnswered'
  | 'PrivacyMailbox'
  | 'ContactUs-Sender'
  | 'EnquireNow-Sender'
  | 'PropertyOfferMade-User'
  | 'PropertyOfferMade-Owner'
  | 'OfferChanged'
  | 'OfferCountered'
  | 'OfferAccepted'
  | 'OfferDeclined'
  | 'OfferWithdrawn'
  | 'OfferReopened'
  | 'PaymentReceived'
export type MailUsage = EditableMailUsage | SystemMailUsage

export type MailTemplateSeed = {
  id: number
  name: MailUsage
  subject: string
  body: string
  /** System mails can be reworded but never deleted: an account depends on them. */
  system: boolean
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#302b25">${text}</p>`

const small = (text: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:#655c51">${text}</p>`

const button = (label: string, link: string) =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#6c42a6;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>`

const quote = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #ecb754;background:#fdf6e9;font-size:16px;line-height:1.6;color:#302b25;white-space:pre-line">${text}</blockquote>`

const facts = (rows: readonly (readonly [label: string, value: string])[]) => {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" style="padding:8px 16px 8px 0;border-bottom:1px solid #e9e3da;font-size:14px;font-weight:400;color:#655c51;vertical-align:top">${label}</th><td style="padding:8px 0;border-bottom:1px solid #e9e3da;font-size:16px;color:#1e1a17;word-break:break-word">${value}</td></tr>`,
    )
    .join('\n')
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 20px">\n${cells}\n</table>`
}

/** Mail programs read tables and inline styles alone; one fluid column fits a phone as it is. */
const letter = (heading: string, ...parts: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;background:#f5f1eb;font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 28px;background:#291743;border-radius:12px 12px 0 0;font-family:Fraunces,Georgia,serif;font-size:22px;color:#f6f1fc">[Company.Name]</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.25;font-weight:600;color:#3f2566">${heading}</h1>
${parts.join('\n')}
</td></tr>
<tr><td style="padding:20px 28px;border-top:1px solid #e9e3da;font-size:13px;line-height:1.6;color:#655c51">[Company.Name], [Company.Address]<br>[Company.Phone] &middot; <a href="mailto:[Company.Email]" style="color:#6c42a6">[Company.Email]</a><br>Registered with the PPRA, Fidelity Fund Certificate [Company.FfcNumber]</td></tr>
</table>
</td></tr>
</table>`

const weekFacts = facts([
  ['Reference', '[System.Reference]'],
  ['Resort', '[Resort.Name], [Resort.Region]'],
  ['Unit', '[Resort.UnitNumber], [Resort.Bedrooms] bedrooms, sleeps [Resort.SleepMax]'],
  ['Week', '[Resort.Module], [Resort.Season]'],
  ['Dates', '[Resort.ArrivalDate] to [Resort.DepartureDate]'],
  ['Levy a year', '[Resort.Levy]'],
  ['Price, VAT included', '[Resort.Price]'],
])

const listingFacts = facts([
  ['Reference', '[Property.Ref]'],
  ['Listing', '[Property.Name]'],
  ['Price', '[Property.Price]'],
])

export const mailTemplates: readonly MailTemplateSeed[] = [
  {
    id: 1,
    name: 'WeekOfferMade-User',
    subject: 'We have your offer on [Resort.Name], week [Resort.Week]',
    system: false,
    body: letter(
      'Your offer is with the owner',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'Thank you. You offered <strong>[Resort.OfferMade]</strong> for this week, and we have passed it on to the owner.',
      ),
      weekFacts,
      paragraph(
        'You may change your offer until the owner answers. We let you know as soon as that happens.',
      ),
      button('See your offers', '[System.OffersLink]'),
      small(
        'An offer, and its acceptance, records that both sides want to go on. Nothing is sold until the papers are signed, and no money is due before then.',
      ),
    ),
  },
  {
    id: 2,
    name: 'WeekOfferMade-Owner',
    subject: 'An offer of [Resort.OfferMade] for your week at [Resort.Name]',
    system: false,
    body: letter(
      'Somebody would like your week',
      paragraph('Good day [Resort.Owner],'),
      paragraph(
        '[User.FullName] offers <strong>[Resort.OfferMade]</strong> for your week. You are asking [Resort.AskingPrice].',
      ),
      quote('[User.Comment]'),
      weekFacts,
      paragraph('Accept or decline when you are ready. If you decline, say why in a line or two.'),
      button('Answer the offer', '[System.OffersLink]'),
      small(
        'Accepting shows the week as Offer Pending. It is not yet a sale: that is signed on paper, and the buyer’s money waits in a trust account until the transfer is done.',
      ),
    ),
  },
  {
    id: 3,
    name: 'WeekLoaded-Agent',
    subject: 'A week at [Resort.Name] was listed with your name on it',
    system: false,
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
  },
  {
    id: 4,
    name: 'WeekLoaded-Owner',
    subject: 'Your week at [Resort.Name] is with us',
    system: false,
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
  },
  {
    id: 5,
    name: 'ContactUs',
    subject: 'Message from [User.FullName]',
    system: false,
    body: letter(
      'A message from the website',
      quote('[User.Message]'),
      facts([
        ['Name', '[User.FullName]'],
        ['E-mail', '[User.Email]'],
        ['Phone', '[User.Telephone]'],
        ['About', '[Property.Name]'],
        ['Heard about us', '[User.HeardFrom]'],
      ]),
      small('Answer within a working day. These details may be used for this answer only.'),
    ),
  },
  {
    id: 6,
    name: 'EnquireNow',
    subject: 'Enquiry about [Property.Ref], [Property.Name]',
    system: false,
    body: letter(
      'Somebody asks about a listing',
      paragraph('[User.FullName] would like to know more about <strong>[Property.Name]</strong>.'),
      quote('[User.Message]'),
      facts([
        ['Reference', '[Property.Ref]'],
        ['Price', '[Property.Price]'],
        ['Name', '[User.FullName]'],
        ['E-mail', '[User.Email]'],
        ['Phone', '[User.Cell]'],
        ['Heard about us', '[User.HeardFrom]'],
      ]),
      button('Open the listing', '[System.ListingLink]'),
      small('These details may be used to answer this enquiry only.'),
    ),
  },
  {
    id: 7,
    name: 'PasswordReset',
    subject: 'Choose a new password',
    system: true,
    body: letter(
      'Choose a new password',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'Somebody asked for a new password for <strong>[System.Username]</strong>. If it was you, use this button within one hour. It works once.',
      ),
      button('Choose a new password', '[System.ResetLink]'),
      small('If the button does nothing, copy this line into your browser:<br>[System.ResetLink]'),
      small('If it was not you, do nothing. Your password stays as it is.'),
    ),
  },
  {
    id: 8,
    name: 'AccountCreated',
    subject: 'Welcome to [Company.Name]',
    system: true,
    body: letter(
      'Welcome, [User.FullName]',
      paragraph(
        'Your account is ready. You log in with the name <strong>[System.Username]</strong> and the password you chose.',
      ),
      paragraph(
        'From here you can list a home, a business space or a timeshare week, make an offer, and follow both.',
      ),
      button('Log in', '[System.LoginLink]'),
      small(
        'We keep your details for your account and your listings only. You may see, correct or delete them at any time, free of charge.',
      ),
      small('Did you not open an account? Phone [Company.Phone] and we remove it.'),
    ),
  },
  {
    id: 9,
    name: 'PasswordChanged',
    subject: 'Your password was changed',
    system: true,
    body: letter(
      'Your password was changed',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'The password of <strong>[System.Username]</strong> was changed on [System.ChangedAt]. You have been logged out everywhere; log in again with the new one.',
      ),
      button('Log in', '[System.LoginLink]'),
      small(
        'If you did not do this, phone [Company.Phone] at once. We never ask for your password, in a mail or on the phone.',
      ),
    ),
  },
  {
    id: 10,
    name: 'EmailChangeOld',
    subject: 'Is [System.NewEmail] your new address?',
    system: true,
    body: letter(
      'Your e-mail address is about to change',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'The account <strong>[System.Username]</strong> is to use the address <strong>[System.NewEmail]</strong> from now on. If that is what you want, confirm it here within 24 hours.',
      ),
      button('Yes, use the new address', '[System.ConfirmLink]'),
      small(
        'If the button does nothing, copy this line into your browser:<br>[System.ConfirmLink]',
      ),
      small(
        'We wrote to the new address too; it counts once both are confirmed. If you did not ask for this, do not confirm it, choose a new password and phone [Company.Phone].',
      ),
    ),
  },
  {
    id: 11,
    name: 'EmailChangeNew',
    subject: 'Confirm your new e-mail address',
    system: true,
    body: letter(
      'Confirm your new address',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'You asked us to use this address for the account <strong>[System.Username]</strong>. Confirm within 24 hours that it is yours.',
      ),
      button('Yes, this is my address', '[System.ConfirmLink]'),
      small(
        'If the button does nothing, copy this line into your browser:<br>[System.ConfirmLink]',
      ),
      small(
        'We wrote to your old address too; the new one counts once both are confirmed. If you know nothing of this, do nothing: somebody mistyped their address.',
      ),
    ),
  },
  {
    id: 12,
    name: 'AccountInvited',
    subject: 'Your account at [Company.Name]',
    system: true,
    body: letter(
      'An account is waiting for you',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'We opened an account for you. Your username is <strong>[System.Username]</strong>. Choose your own password here within three days; the button works once.',
      ),
      button('Choose your password', '[System.ResetLink]'),
      small('If the button does nothing, copy this line into your browser:<br>[System.ResetLink]'),
      small(
        'Later than that? Use “Forgot Password” at [System.LoginLink]. If you do not expect this mail, phone [Company.Phone].',
      ),
    ),
  },
  {
    id: 13,
    name: 'PrivacyRequestReceived',
    subject: 'We have your request about your data',
    system: true,
    body: letter(
      'We have your request',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'You asked us <strong>[System.PrivacyKind]</strong>. You have our answer by <strong>[System.PrivacyDueOn]</strong> at the latest. It costs you nothing.',
      ),
      small(
        'The Protection of Personal Information Act gives you this right. If you did not ask for this, phone [Company.Phone] at once: somebody may be using your account.',
      ),
    ),
  },
  {
    id: 14,
    name: 'PrivacyRequestAnswered',
    subject: 'Our answer about your data',
    system: true,
    body: letter(
      'Our answer to your request',
      paragraph('Good day [User.FullName],'),
      paragraph('You asked us <strong>[System.PrivacyKind]</strong>. [System.PrivacyOutcome]'),
      quote('[System.PrivacyAnswer]'),
      small(
        'If you disagree, answer this mail or phone [Company.Phone]. You may also complain to the Information Regulator of South Africa.',
      ),
    ),
  },
  {
    id: 15,
    name: 'PrivacyMailbox',
    subject: 'Your link to all of your data',
    system: true,
    body: letter(
      'Is this mailbox yours?',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'You want to see everything we hold about you. Some of it is tied to this e-mail address alone, so we show it only to the person who reads this mail. The button works for one hour, while you are logged in.',
      ),
      button('See all of my data', '[System.PrivacyLink]'),
      small(
        'If the button does nothing, copy this line into your browser:<br>[System.PrivacyLink]',
      ),
      small('If you did not ask for this, do nothing. Nobody sees your data without this link.'),
    ),
  },
  {
    id: 16,
    name: 'ContactUs-Sender',
    subject: 'We have your message',
    system: true,
    body: letter(
      'Thank you for writing to us',
      paragraph('Good day [User.FullName],'),
      paragraph('We have your message and answer within a working day. This is what you wrote:'),
      quote('[User.Message]'),
      small(
        'You may simply answer this mail, or phone [Company.Phone]. If you did not write to us, somebody mistyped their address: do nothing.',
      ),
    ),
  },
  {
    id: 17,
    name: 'EnquireNow-Sender',
    subject: 'We have your enquiry about [Property.Ref]',
    system: true,
    body: letter(
      'Your enquiry is on its way',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'We have passed on your enquiry about <strong>[Property.Name]</strong>. This is what you wrote:',
      ),
      quote('[User.Message]'),
      listingFacts,
      button('Open the listing', '[System.ListingLink]'),
      small(
        'Your details are used to answer this enquiry only. If you did not write to us, somebody mistyped their address: do nothing.',
      ),
    ),
  },
  {
    id: 18,
    name: 'PropertyOfferMade-User',
    subject: 'We have your offer on [Property.Ref], [Property.Name]',
    system: true,
    body: letter(
      'Your offer is with the owner',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'Thank you. You offered <strong>[Resort.OfferMade]</strong> for this property, and we have passed it on to the owner.',
      ),
      listingFacts,
      paragraph(
        'You may change your offer until the owner answers. We let you know as soon as that happens.',
      ),
      button('See your offers', '[System.OffersLink]'),
      small(
        'An offer, and its acceptance, records that both sides want to go on. Nothing is sold until the papers are signed, and no money is due before then.',
      ),
    ),
  },
  {
    id: 19,
    name: 'PropertyOfferMade-Owner',
    subject: 'An offer of [Resort.OfferMade] for [Property.Ref], [Property.Name]',
    system: true,
    body: letter(
      'Somebody would like your property',
      paragraph('Good day [Resort.Owner],'),
      paragraph('[User.FullName] offers <strong>[Resort.OfferMade]</strong> for this property.'),
      quote('[User.Comment]'),
      listingFacts,
      paragraph('Accept or decline when you are ready. If you decline, say why in a line or two.'),
      button('Answer the offer', '[System.OffersLink]'),
      small(
        'Accepting shows the property as Offer Pending. It is not yet a sale: that is signed on paper.',
      ),
    ),
  },
  {
    id: 20,
    name: 'OfferChanged',
    subject: 'The offer on [Property.Ref] is now [Resort.OfferMade]',
    system: true,
    body: letter(
      'An offer was changed',
      paragraph('[User.FullName] now offers <strong>[Resort.OfferMade]</strong>.'),
      quote('[User.Comment]'),
      listingFacts,
      button('Answer the offer', '[System.OffersLink]'),
    ),
  },
  {
    id: 21,
    name: 'OfferCountered',
    subject: 'A counter-offer of [Resort.OfferMade] for [Property.Ref]',
    system: true,
    body: letter(
      'The owner makes you a counter-offer',
      paragraph('Good day [User.FullName],'),
      paragraph('The owner would agree to <strong>[Resort.OfferMade]</strong>.'),
      quote('[User.Comment]'),
      listingFacts,
      paragraph('Accept it, change your own offer, or withdraw it: the choice is yours.'),
      button('Answer the counter-offer', '[System.OffersLink]'),
    ),
  },
  {
    id: 22,
    name: 'OfferAccepted',
    subject: 'The offer of [Resort.OfferMade] for [Property.Ref] is accepted',
    system: true,
    body: letter(
      'The offer is accepted',
      paragraph(
        'Both sides agree on <strong>[Resort.OfferMade]</strong>. The listing now shows Offer Pending.',
      ),
      listingFacts,
      paragraph(
        'Open the offer to see how to reach each other, where both sides agreed to that, and to print it for signing.',
      ),
      button('Open the offer', '[System.OffersLink]'),
      small(
        'This records that both sides want to go on. It is not a sale: nothing is sold until the papers are signed by hand, and no money is due before then.',
      ),
    ),
  },
  {
    id: 23,
    name: 'OfferDeclined',
    subject: 'Your offer on [Property.Ref] was declined',
    system: true,
    body: letter(
      'The owner declined your offer',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'Your offer of <strong>[Resort.OfferMade]</strong> was not accepted. The owner wrote:',
      ),
      quote('[User.Comment]'),
      listingFacts,
      paragraph('While the listing is open you may make a new offer.'),
      button('See your offers', '[System.OffersLink]'),
    ),
  },
  {
    id: 24,
    name: 'OfferWithdrawn',
    subject: 'The offer of [Resort.OfferMade] for [Property.Ref] was withdrawn',
    system: true,
    body: letter(
      'An offer was withdrawn',
      paragraph(
        '[User.FullName] withdrew the offer of <strong>[Resort.OfferMade]</strong>. There is nothing for you to do.',
      ),
      quote('[User.Comment]'),
      listingFacts,
      button('See your offers', '[System.OffersLink]'),
    ),
  },
  {
    id: 25,
    name: 'OfferReopened',
    subject: 'The offer on [Property.Ref] is open again',
    system: true,
    body: letter(
      'The offer is open again',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'The owner took back the acceptance of your offer of <strong>[Resort.OfferMade]</strong>. The listing is on the market again and your offer stands open.',
      ),
      quote('[User.Comment]'),
      listingFacts,
      paragraph('You may leave it as it is, change it or withdraw it.'),
      button('See your offers', '[System.OffersLink]'),
    ),
  },
  {
    id: 26,
    name: 'PaymentReceived',
    subject: 'We have your payment of [System.PaymentAmount] for [Property.Ref]',
    system: true,
    body: letter(
      'Your payment has arrived',
      paragraph('Good day [User.FullName],'),
      paragraph(
        'Thank you. We have received the listing fee of <strong>[System.PaymentAmount]</strong>, VAT included.',
      ),
      facts([
        ['Listing', '[Property.Ref], [Property.Name]'],
        ['Payment', '[System.PaymentReference]'],
      ]),
      button('Get your tax invoice', '[System.ReceiptLink]'),
      small(
        'You may cancel within seven days of paying, without giving a reason. We then refund the fee within 30 days.',
      ),
    ),
  },
]
