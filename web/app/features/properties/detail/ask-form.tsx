import type { Property } from '#contract/properties/properties.schema.ts'
import { ContactForm } from '../../contact/contact-form.tsx'
import styles from './ask-form.module.css'

export const askAnchor = 'ask'

/** The message to whoever looks after the listing, begun for the reader. */
export function AskForm({ property, about }: { property: Property; about: string }) {
  const { propertyRef, shortDescription, agent } = property
  const first = agent?.name.split(' ')[0]
  return (
    <section className={styles.panel} id={askAnchor} aria-labelledby="ask-title">
      <h2 id="ask-title">
        {first ? `Ask ${first} about this ${about}` : `Ask about this ${about}`}
      </h2>
      <ContactForm
        about={`${propertyRef} ${shortDescription}`.slice(0, 200)}
        initial={{
          values: {
            message: `Good day${first ? ` ${first}` : ''}, I would like to see ${propertyRef} this week.`,
          },
        }}
      />
    </section>
  )
}
