import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { ladderOf } from './ladder.ts'
import styles from './offer-ladder.module.css'

/** How far apart the two sides are. */
export function OfferLadder({ conversation }: { conversation: Conversation }) {
  const ladder = ladderOf(conversation)
  if (!ladder) return null
  const { steps, gap, share } = ladder
  return (
    <section className={styles.ladder} aria-label="Negotiation">
      <p className={styles.head}>
        <b>Negotiation</b>
        <span>
          Gap <b>{formatRand(gap)}</b>, {share}%
        </span>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ label, amount, side }, index) => (
          <li
            key={label}
            data-side={side}
            data-gap={steps[index - 1]?.label === 'Their offer' ? '' : undefined}
          >
            <span>{label}</span>
            <i />
            <b>{formatRand(amount)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
