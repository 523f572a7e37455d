import { links } from '#contract/links.ts'
import { openingMessage } from '../../../shared/enquiries/opening-message.ts'
import { EnquiryForm } from '../../../shared/enquiries/enquiry-form.tsx'
import type { PropertyPage } from './load-property.ts'
import styles from './ask-form.module.css'

/** The message to those who manage the listing, prefilled. */
export function AskForm({ page, about }: { page: PropertyPage; about: string }) {
  const { id, propertyRef, agent } = page.property
  const first = agent?.name.split(' ')[0]
  return (
    <section className={styles.panel} id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">
        {first ? `Ask ${first} about this ${about}` : `Ask about this ${about}`}
      </h2>
      <EnquiryForm
        about={{ property: id }}
        page="detail"
        action={links.enquireNow(id)}
        sender={page.sender}
        message={openingMessage(propertyRef, agent?.name)}
      />
    </section>
  )
}
