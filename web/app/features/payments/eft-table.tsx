import type { EftDetails } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import styles from './eft-table.module.css'

interface Line {
  label: string
  value: string
  /** What the copy button copies, where a payer types it into a bank's form. */
  copy?: { text: string; what: string }
  strong?: boolean
}

/** After a part payment, the remainder is what the payer types into the bank's form. */
function amountLines({ amount, received, outstanding }: EftDetails): Line[] {
  const toPay = {
    value: formatRandCents(outstanding),
    copy: { text: outstanding.toFixed(2), what: 'the amount' },
    strong: true,
  }
  if (received === 0) return [{ label: 'Amount', ...toPay }]
  return [
    { label: 'Amount', value: formatRandCents(amount) },
    { label: 'Received so far', value: formatRandCents(received) },
    { label: 'Still to pay', ...toPay },
  ]
}

function linesOf(eft: EftDetails): Line[] {
  const { bank, reference } = eft
  const { accountNumber, branchCode } = bank
  return [
    { label: 'Bank', value: bank.bankName },
    { label: 'Account holder', value: bank.accountHolder },
    {
      label: 'Account number',
      value: accountNumber,
      copy: { text: accountNumber.replaceAll(' ', ''), what: 'the account number' },
    },
    { label: 'Account type', value: bank.accountType },
    {
      label: 'Branch code',
      value: branchCode,
      copy: { text: branchCode, what: 'the branch code' },
    },
    ...amountLines(eft),
    {
      label: 'Reference',
      value: reference,
      copy: { text: reference, what: 'the reference' },
      strong: true,
    },
  ]
}

/** Everything that a bank's transfer form requires. */
export function EftTable({ eft }: { eft: EftDetails }) {
  return (
    <table className={styles.table}>
      <caption className="vh">Bank details</caption>
      <tbody>
        {linesOf(eft).map(({ label, value, copy, strong }) => (
          <tr key={label} data-strong={strong || undefined}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td className={styles.copy}>{copy && <CopyButton {...copy} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
