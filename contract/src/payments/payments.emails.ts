import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph, small } from '../mail/letter.ts'
import { listingPlaceholderNames } from '../mail/placeholders.ts'

export const paymentReceived = defineEmail({
  usage: 'PaymentReceived',
  sent: 'To the payer when a listing fee is received',
  wordedBy: 'system',
  fills: [
    ...listingPlaceholderNames,
    'User.FullName',
    'System.PaymentReference',
    'System.PaymentAmount',
    'System.ReceiptLink',
  ],
  subject: 'Payment received: [System.PaymentAmount] for [Property.Ref]',
  body: letter(
    'Payment received',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Thank you. We have received your listing fee of <strong>[System.PaymentAmount]</strong>, including VAT.',
    ),
    facts([
      ['Listing', '[Property.Ref], [Property.Name]'],
      ['Payment reference', '[System.PaymentReference]'],
    ]),
    button('Download your tax invoice', '[System.ReceiptLink]'),
    small(
      'You may cancel within seven days of paying, without giving a reason. We will then refund the fee within 30 days.',
    ),
  ),
})
