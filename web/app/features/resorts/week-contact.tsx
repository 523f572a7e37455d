import { ContactPhone } from '../../shared/listings/contact-phone.tsx'
import { useCompany } from '../../session/session.ts'
import styles from './week-contact.module.css'

/** On paper, in place of the enquiry: whoever reads it cannot fill in a form. */
export function WeekContact() {
  const { phone, phoneInternational, email } = useCompany()
  return (
    <div className={styles.contact}>
      <span>Enquiries</span>
      <ContactPhone address={phoneInternational} text={phone} />
      <b>{email}</b>
    </div>
  )
}
