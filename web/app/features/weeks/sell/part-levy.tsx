import { spacebankEntities } from '#contract/weeks/weeks.choices.ts'
import { FormBranch, FormPanel } from '../../../ui/form/form-panel.tsx'
import { CheckField, SelectField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { LevyExcerpt, type Paper } from './levy-statement.tsx'
import { PaperMark } from './paper-mark.tsx'
import type { SellFields } from './sell-fields.ts'
import styles from './sell-form.module.css'

export function PartLevy({ form, paper }: { form: SellFields; paper?: Paper }) {
  return (
    <FormPanel
      title="Levy and banking"
      help="The levy is what you pay the resort each year for its running costs."
    >
      {paper && <LevyExcerpt part="levy" paper={paper} />}
      <RandField
        {...form.rand('levyAmount')}
        key={form.round}
        label={
          <>
            Levy Amount
            <PaperMark number={4} />
          </>
        }
        help="For one year, including VAT."
      />
      <div className={styles.checks}>
        <CheckField {...form.check('leviesPaidInFull')} label="The levies are paid in full" />
        <CheckField {...form.check('weekPlacedForRental')} label="The week is placed for rental" />
        <CheckField
          {...form.check('currentYearBanked')}
          label="This year’s week is banked"
          help="Tick this if you have deposited it with an exchange company."
        />
      </div>
      {form.values.currentYearBanked && (
        <FormBranch>
          <SelectField
            {...form.text('bankedWith')}
            label="Banked with"
            placeholder="Choose a company"
            options={spacebankEntities.map((entity) => ({ value: entity, label: entity }))}
          />
        </FormBranch>
      )}
    </FormPanel>
  )
}
