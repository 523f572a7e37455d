import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph, small } from '../mail/letter.ts'
import { listingPlaceholderNames } from '../mail/placeholders.ts'

export const paymentReceived = defineEmail({
  usage: 'PaymentReceived',
  wordedBy: 'system',
  fills: [
    ...listingPlaceholderNames,
    'User.FullName',
    'System.PaymentReference',
    'System.PaymentAmount',
    'System.ReceiptLink',
  ],
  subject: 'We have your payment of [System.PaymentAmount] for [Property.Ref]',
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
})
