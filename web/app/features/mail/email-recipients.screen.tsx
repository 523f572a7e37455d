import { mailRecipients, type MailRecipient } from '#contract/mail/recipients.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listMeta, listScreen } from '../../backoffice/resource-screens.tsx'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { Usage } from './usage.tsx'

const nameOf = ({ recipientName, recipientMail }: MailRecipient) => recipientName || recipientMail

export const loader = listLoader(mailRecipients)
export const meta = listMeta(mailRecipients)
export default listScreen(mailRecipients, {
  nameOf: (recipient) => `${nameOf(recipient)} for ${recipient.recipientUsage}`,
  cells: {
    recipientName: nameOf,
    recipientMail: ({ recipientMail }) => <MailAddress address={recipientMail} />,
    recipientUsage: ({ recipientUsage }) => <Usage name={recipientUsage} />,
  },
})
