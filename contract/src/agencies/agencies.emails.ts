import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, small } from '../mail/letter.ts'

export const agentInvited = defineEmail({
  usage: 'AgentInvited',
  sent: 'To an agent whom an agency has invited',
  wordedBy: 'system',
  fills: [
    'User.FullName',
    'System.Username',
    'System.AgencyName',
    'System.ResetLink',
    'System.LoginLink',
  ],
  subject: '[System.AgencyName] has invited you to [Company.Name]',
  body: letter(
    'Join your agency',
    paragraph('Good day [User.FullName],'),
    paragraph(
      '<strong>[System.AgencyName]</strong> has opened an account for you as one of its agents. Your username is <strong>[System.Username]</strong>. Please choose your password within seven days. The link works once.',
    ),
    button('Choose your password', '[System.ResetLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ResetLink]'),
    small(
      'If the link has expired, ask your agency to send it again, or use “Forgot Password” at [System.LoginLink]. If you were not expecting this email, phone us on [Company.Phone].',
    ),
  ),
})

export const agencyRefused = defineEmail({
  usage: 'AgencyRefused',
  sent: 'To the administrator of an agency that could not be verified',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.AgencyName', 'System.RefusalReason', 'System.EditLink'],
  subject: '[System.AgencyName] could not be verified yet',
  body: letter(
    'Your agency’s details need changes',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We could not verify <strong>[System.AgencyName]</strong> yet. This is what needs to change:',
    ),
    paragraph('<strong style="white-space:pre-line">[System.RefusalReason]</strong>'),
    paragraph('Correct the details and save them, and we will check them again.'),
    button('Correct the details', '[System.EditLink]'),
  ),
})

export const certificateExpiring = defineEmail({
  usage: 'CertificateExpiring',
  sent: 'To an agent and their agency 60, 30 and 7 days before a Fidelity Fund Certificate expires, and once it has expired',
  wordedBy: 'system',
  fills: [
    'User.FullName',
    'System.CertificateOf',
    'System.CertificateNumber',
    'System.CertificateEnd',
    'System.CertificateLink',
  ],
  subject: 'Fidelity Fund Certificate of [System.CertificateOf]: [System.CertificateEnd]',
  body: letter(
    'Renew a Fidelity Fund Certificate',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The Fidelity Fund Certificate [System.CertificateNumber] of <strong>[System.CertificateOf]</strong> [System.CertificateEnd]. Without a valid certificate, listings are shown without its number, and no commission may be charged.',
    ),
    paragraph(
      'Renew it with the Property Practitioners Regulatory Authority and tell us the new date.',
    ),
    button('See all certificates', '[System.CertificateLink]'),
  ),
})
