import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { ReasonQuestion } from '../../ui/feedback/reason-dialog.tsx'
import type { Aside } from './use-line-actions.ts'

const moneyOf = ({ amount, description, day }: BankLine) =>
  `${formatRandCents(amount)} of ${day}, “${description}”.`

/** The questions asked before money is set aside. */
export const asideQuestions: Record<Aside, (line: BankLine) => ReasonQuestion> = {
  'not ours': (line) => ({
    title: 'Mark as not ours',
    body: `${moneyOf(line)} It is not a listing fee: it is interest or a transfer between our own accounts, for example.`,
    label: 'What it is',
    missing: texts.reasonRequired,
    confirmLabel: 'Mark as not ours',
  }),
  'refund due': (line) => ({
    title: 'Refund the sender',
    body: `${moneyOf(line)} It stays in the list until you mark it as refunded.`,
    label: 'Reason for the refund',
    missing: texts.reasonRequired,
    confirmLabel: 'Record refund',
  }),
  refunded: (line) => ({
    title: 'Mark as refunded',
    body: `${moneyOf(line)} Confirm that it has been returned to the sender. This cannot be undone.`,
    label: 'How it was refunded',
    missing: texts.reasonRequired,
    confirmLabel: 'Mark as refunded',
  }),
}
