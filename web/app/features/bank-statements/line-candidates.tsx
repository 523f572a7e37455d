import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { matchReasonTexts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { LineSuggestion } from '#contract/bank-statements/bank-statements.schema.ts'
import { speaksFor, type MatchReason } from '#contract/bank-statements/bank-statements.states.ts'
import { paymentsTitle } from './line-texts.ts'
import styles from './line-list.module.css'

interface LineCandidatesProps {
  suggestions: readonly LineSuggestion[]
  choice: number
  onChoose: (choice: number) => void
}

function reasonText(reason: MatchReason, { payments }: LineSuggestion): string {
  const paidOn = payments[0]?.paidOn
  return reason === 'paidAlready' && paidOn ? `Already paid, ${paidOn}` : matchReasonTexts[reason]
}

/** The payments that a line may belong to, each with the reasons for and against it. */
export function LineCandidates({ suggestions, choice, onChoose }: LineCandidatesProps) {
  if (suggestions.length === 0) return null
  return (
    <div className={styles.candidates} role="group" aria-label="Suggested payments">
      {suggestions.map((suggestion, place) => (
        <button
          key={suggestion.payments.map(({ id }) => id).join()}
          type="button"
          className={styles.candidate}
          aria-pressed={place === choice}
          onClick={() => onChoose(place)}
        >
          <kbd aria-hidden="true">{place + 1}</kbd>
          <span>
            <b>{paymentsTitle(suggestion.payments)}</b>
            {suggestion.reasons.map((reason) => (
              <span key={reason} className={speaksFor(reason) ? styles.agrees : styles.doubt}>
                {speaksFor(reason) ? (
                  <IconCheck aria-hidden="true" />
                ) : (
                  <IconHelpCircle aria-hidden="true" />
                )}
                {reasonText(reason, suggestion)}
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  )
}
