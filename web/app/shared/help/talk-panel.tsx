import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useCompany } from '../../session/session.ts'
import { HelpPanel } from './help-panel.tsx'
import styles from './help-panel.module.css'

/** For those who would rather not fill in a long form alone. */
export function TalkPanel() {
  const { phone, phoneInternational } = useCompany()
  return (
    <HelpPanel title="Would you rather talk to someone?">
      <p>Phone us and we will fill in the form with you.</p>
      <a href={`tel:${phoneInternational}`} className={styles.phone}>
        <IconPhone aria-hidden="true" />
        {phone}
      </a>
    </HelpPanel>
  )
}
