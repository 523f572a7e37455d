import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import { useCompany } from '../../session/session.ts'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import styles from './contact-line.module.css'

/** The company's contacts above the header. */
export function ContactLine() {
  const company = useCompany()
  const { phoneInternational, phone, email, hours, regulator, ffcNumber } = company
  const contacts = { phoneInternational, phone, email, hours, regulator, ffcNumber }
  return (
    <CachedFragment name="contact-line" dependsOn={contacts}>
      <WholeLine {...contacts} />
    </CachedFragment>
  )
}

type Contacts = Pick<
  CompanyFacts,
  'phoneInternational' | 'phone' | 'email' | 'hours' | 'regulator' | 'ffcNumber'
>

function WholeLine({ phoneInternational, phone, email, hours, regulator, ffcNumber }: Contacts) {
  return (
    <aside className={styles.line} aria-label="Contact details" data-deep="">
      <div className={`wrap ${styles.row}`}>
        <a href={`tel:${phoneInternational}`}>
          <IconPhone aria-hidden="true" />
          {phone}
        </a>
        <a href={`mailto:${email}`}>
          <IconMail aria-hidden="true" />
          {email}
        </a>
        <span className={styles.wide}>{hours}</span>
        <span className={`${styles.wide} ${styles.end}`}>
          {regulator}, FFC {ffcNumber}
        </span>
      </div>
    </aside>
  )
}
