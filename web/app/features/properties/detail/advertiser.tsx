import type { Property } from '#contract/properties/properties.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { useCompany } from '../../../session/session.ts'
import { ContactPhone } from '../../../shared/listings/contact-phone.tsx'
import { AgencyName } from './agency-name.tsx'
import styles from './advertiser.module.css'

/** The agent with their own number; if an owner advertises, the company's number. */
export function Advertiser({ property: { agent } }: { property: Property }) {
  const company = useCompany()
  const phone = agent?.phone
    ? { address: agent.phone, text: formatPhone(agent.phone) }
    : { address: company.phoneInternational, text: company.phone }
  return (
    <>
      <div className={styles.agent}>
        <span className={styles.face} aria-hidden="true">
          {initials(agent?.name ?? company.name)}
        </span>
        <p>
          <b>{agent?.name ?? company.name}</b>
          {agent ? <AgencyName agent={agent} /> : <span>Advertised by its owner</span>}
          {agent?.[wireNames.ffcNumber] && agent.ffcValid && (
            <span>FFC {agent[wireNames.ffcNumber]}</span>
          )}
        </p>
      </div>
      <ContactPhone {...phone} />
    </>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}
