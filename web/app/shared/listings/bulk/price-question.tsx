import { useState } from 'react'
import { parseAmount } from '#contract/values/parse-amount.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import type { PriceChange } from './new-price.ts'
import { Buttons } from './waiver-question.tsx'
import styles from './questions.module.css'

interface PriceQuestionProps {
  onAnswer: (change: PriceChange) => void
  onCancel: () => void
}

const ways = [
  { value: 'lower percent', label: 'Lower by a percentage' },
  { value: 'raise percent', label: 'Raise by a percentage' },
  { value: 'lower rand', label: 'Lower by an amount in rand' },
  { value: 'raise rand', label: 'Raise by an amount in rand' },
  { value: 'set rand', label: 'Set to one amount in rand' },
]

const mostPercent = 90

export function PriceQuestion({ onAnswer, onCancel }: PriceQuestionProps) {
  const [chosen, setChosen] = useState('lower percent')
  const [way, unit] = chosen.split(' ') as [PriceChange['way'], PriceChange['unit']]
  const form = useLocalForm<PriceChange>({
    check(data) {
      const { amount, problem } = parseAmount(String(data.get('value') ?? ''))
      if (problem) return { data: null, fields: { value: problem } }
      if (!amount) return { data: null, fields: { value: 'Please enter a value above zero.' } }
      if (unit === 'percent' && amount > mostPercent) {
        return { data: null, fields: { value: `Enter at most ${mostPercent} percent.` } }
      }
      return { data: { way, unit, value: amount }, fields: null }
    },
    onDone: onAnswer,
  })
  return (
    <form {...form.form} className={styles.form}>
      <SelectField
        name="way"
        label="Change"
        options={ways}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <TextField
        {...form.field('value')}
        label={unit === 'percent' ? 'Percent' : 'Amount in rand'}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <Buttons onCancel={onCancel} />
    </form>
  )
}
