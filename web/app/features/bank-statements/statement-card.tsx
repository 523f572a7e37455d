import { useNavigate } from 'react-router'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import { statementBankNames } from '#contract/bank-statements/bank-statements.messages.ts'
import type {
  BankStatement,
  StatementOverview,
} from '#contract/bank-statements/bank-statements.schema.ts'
import { links } from '#contract/links.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { StatementDrop } from './statement-drop.tsx'
import styles from './statement-card.module.css'

/** The file whose lines are shown, its balances, and a link to another one. */
export function StatementCard({ overview }: { overview: StatementOverview }) {
  const { statement, recent } = overview
  return (
    <section className={styles.sheet} aria-label="File">
      <div className={styles.card}>
        <span className={styles.icon}>
          <IconBuildingBank aria-hidden="true" />
        </span>
        {statement ? <File statement={statement} /> : <h2>Lines of all statements</h2>}
        <StatementDrop />
      </div>
      {recent.length > 1 && <Recent overview={overview} />}
      {statement && <Balances statement={statement} />}
    </section>
  )
}

function File({ statement }: { statement: BankStatement }) {
  const { bank, account, fromDay, toDay, lineCount, knownCount, ownAccount } = statement
  return (
    <div>
      <h2>
        {statement.fileName}{' '}
        <StatusText color={bank === 'other' ? 'orange' : 'green'}>
          {bank === 'other' ? 'Bank not recognised' : `${statementBankNames[bank]} recognised`}
        </StatusText>
      </h2>
      <p>
        Account ending {account}, {fromDay} to {toDay}, {groupedNumber(lineCount)}{' '}
        {lineCount === 1 ? 'line' : 'lines'}
        {knownCount > 0 && `, ${groupedNumber(knownCount)} of them imported before`}.
      </p>
      {!ownAccount && (
        <p className={styles.warning}>
          This is not the account that payers are asked to use. Check the company settings.
        </p>
      )}
    </div>
  )
}

function Recent({ overview: { recent, statement, elsewhere } }: { overview: StatementOverview }) {
  const navigate = useNavigate()
  return (
    <div className={styles.recent}>
      <SelectField
        label="Statement"
        name="statement"
        className={styles.choice}
        value={statement?.id ?? 'all'}
        onChange={(event) => void navigate(links.bankStatements({ statement: event.target.value }))}
        options={[...recent.map(optionOf), { value: 'all', label: 'All statements' }]}
      />
      {elsewhere.count > 0 && (
        <StatusText color="orange">
          {elsewhere.count === 1 ? '1 line' : `${groupedNumber(elsewhere.count)} lines`} from other
          statements to allocate, {formatRandCents(elsewhere.amount)}
        </StatusText>
      )}
    </div>
  )
}

type RecentStatement = StatementOverview['recent'][number]

const optionOf = ({ id, fileName, fromDay, toDay, toPlace }: RecentStatement) => ({
  value: id,
  label: `${fileName}, ${fromDay} to ${toDay}${toPlace > 0 ? ` (${toPlace} to allocate)` : ''}`,
})

function Balances({ statement }: { statement: BankStatement }) {
  const { opening, closing, moneyIn, moneyOut } = statement
  const cents = (amount: number) => Math.round(amount * 100)
  const known = opening !== null && closing !== null
  const agrees = known && cents(opening) + cents(moneyIn) - cents(moneyOut) === cents(closing)
  return (
    <div className={styles.balances}>
      {known && (
        <>
          <Figure label="Opening" amount={opening} />
          <span className={styles.sign}>+</span>
        </>
      )}
      <Figure label="In" amount={moneyIn} />
      <span className={styles.sign}>−</span>
      <Figure label="Out" amount={moneyOut} />
      {known && (
        <>
          <span className={styles.sign}>=</span>
          <Figure label="Closing" amount={closing} />
          <StatusText color={agrees ? 'green' : 'red'}>
            {agrees ? 'Agrees with the bank' : 'Does not agree with the bank'}
          </StatusText>
        </>
      )}
      {!known && <StatusText color="grey">The file has no balances</StatusText>}
    </div>
  )
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <span className={styles.figure}>
      <span>{label}</span> <b>{formatRandCents(amount)}</b>
    </span>
  )
}
