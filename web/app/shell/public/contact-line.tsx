import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useCompany } from '../../session/session.ts'
import styles from './contact-line.module.css'

/** The company's contacts above the header. */
export function ContactLine() {
  const company = useCompany()
  return (
    <aside className={styles.line} aria-label="Contact details" data-deep="">
      <div className={`wrap ${styles.row}`}>
        <a href={`tel:${company.phoneInternational}`}>
          <IconPhone aria-hidden="true" />
          {company.phone}
        </a>
        <a href={`mailto:${company.email}`}>
          <IconMail aria-hidden="true" />
          {company.email}
        </a>
        <span className={styles.wide}>{company.hours}</span>
        <span className={`${styles.wide} ${styles.end}`}>
          {company.regulator}, FFC {company.ffcNumber}
        </span>
      </div>
    </aside>
  )
}
