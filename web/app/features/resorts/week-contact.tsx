import { ContactPhone } from '../../shared/listings/contact-phone.tsx'
import { useCompany } from '../../session/session.ts'
import styles from './week-contact.module.css'

/** In print, instead of the enquiry: a form cannot be filled in on paper. */
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
