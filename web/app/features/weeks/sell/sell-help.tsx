import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useCompany } from '../../../session/session.ts'
import { LevyStatement, type Paper } from './levy-statement.tsx'
import styles from './sell-form.module.css'

/** The sample statement, and somebody to talk to. */
export function SellHelp({ paper }: { paper: Paper }) {
  const { phone, phoneInternational } = useCompany()
  return (
    <>
      <LevyStatement {...paper} />
      <section className={styles.talk} aria-labelledby="talk">
        <h2 id="talk">Would you rather talk to someone?</h2>
        <p>Phone us and we will fill in the form with you.</p>
        <a href={`tel:${phoneInternational}`}>
          <IconPhone aria-hidden="true" />
          {phone}
        </a>
      </section>
    </>
  )
}
