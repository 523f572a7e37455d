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

export const eftChosen = defineEmail({
  usage: 'EftChosen',
  sent: 'To the payer when EFT is chosen, with the bank details as a PDF',
  wordedBy: 'system',
  fills: [
    ...listingPlaceholderNames,
    'User.FullName',
    'System.PaymentReference',
    'System.PaymentAmount',
    'System.EftReference',
    'System.PaymentLink',
  ],
  subject: 'How to pay by EFT: [System.PaymentAmount] for [Property.Ref]',
  body: letter(
    'Pay by EFT',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Please transfer <strong>[System.PaymentAmount]</strong>, including VAT, with the reference <strong>[System.EftReference]</strong>. Our bank details are in the attached PDF.',
    ),
    facts([
      ['Listing', '[Property.Ref], [Property.Name]'],
      ['Your reference', '[System.EftReference]'],
      ['Payment', '[System.PaymentReference]'],
    ]),
    button('See the bank details', '[System.PaymentLink]'),
    small(
      'Your listing will go live once we have received your payment, usually within two working days. A timeshare week must also be verified with its resort. Our bank details never change by email: if you are in doubt, phone us on [Company.Phone].',
    ),
  ),
})

export const cardDeclined = defineEmail({
  usage: 'CardDeclined',
  sent: 'To the payer when a card payment is declined',
  wordedBy: 'system',
  fills: [
    ...listingPlaceholderNames,
    'User.FullName',
    'System.PaymentReference',
    'System.PaymentAmount',
    'System.PaymentLink',
  ],
  subject: 'Card payment declined: [Property.Ref]',
  body: letter(
    'Your card payment was declined',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Your bank declined the payment of <strong>[System.PaymentAmount]</strong>. No money was taken. You can try again, use another card, or pay by EFT.',
    ),
    facts([
      ['Listing', '[Property.Ref], [Property.Name]'],
      ['Payment', '[System.PaymentReference]'],
    ]),
    button('Pay the listing fee', '[System.PaymentLink]'),
  ),
})
