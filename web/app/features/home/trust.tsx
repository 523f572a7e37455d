import { Section } from '../../ui/layout/section.tsx'
import { useCompany } from '../../session/session.ts'
import styles from './trust.module.css'

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]

/** Four facts about the company, each from its settings. */
export function Trust() {
  const { trustText, regulator, ffcNumber, foundedYear, rentalsText, teamSize, aboutText } =
    useCompany()
  const reasons = [
    { title: 'Buyers’ money is held in trust', text: trustText },
    {
      title: 'Registered property practitioners',
      text: `${regulator}, FFC ${ffcNumber}. Every agent’s listings show the agent’s own certificate number.`,
    },
    { title: `In business since ${foundedYear}`, text: rentalsText },
    { title: `${numbers[teamSize] ?? teamSize} people, one number`, text: aboutText },
  ]
  return (
    <Section title="Why you can trust us" tint>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
