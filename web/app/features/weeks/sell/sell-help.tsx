import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useCompany } from '../../../session/session.ts'
import { LevyStatement } from './levy-statement.tsx'
import type { SellValues } from './sell-values.ts'
import styles from './sell-form.module.css'

interface SellHelpProps {
  resortName: string
  owner: string
  values: SellValues
}

export function SellHelp(props: SellHelpProps) {
  const { phone, phoneInternational } = useCompany()
  return (
    <aside className={styles.help} aria-label="Help">
      <LevyStatement {...props} />
      <section className={styles.talk} aria-labelledby="talk">
        <h2 id="talk">Would you rather talk to someone?</h2>
        <p>Phone us and we will fill in the form with you.</p>
        <a href={`tel:${phoneInternational}`}>
          <IconPhone aria-hidden="true" />
          {phone}
        </a>
      </section>
    </aside>
  )
}
