import type { EditableMailUsage } from './mail-templates.ts'

export type MailRecipientSeed = {
  id: number
  recipientName: string
  recipientMail: string
  recipientUsage: EditableMailUsage
}

export const mailRecipients: readonly MailRecipientSeed[] = [
  {
    id: 1,
    recipientName: 'Offers desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'WeekOfferMade-User',
  },
  {
    id: 2,
    recipientName: 'Offers desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'WeekOfferMade-Owner',
  },
  {
    id: 3,
    recipientName: 'Listings desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'WeekLoaded-Agent',
  },
  {
    id: 4,
    recipientName: 'Listings desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'WeekLoaded-Owner',
  },
  {
    id: 5,
    recipientName: 'Front desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'ContactUs',
  },
  {
    id: 6,
    recipientName: 'Front desk',
    recipientMail: 'hello@jacaranda.example',
    recipientUsage: 'EnquireNow',
  },
]
