import { formatDay } from '#contract/values/day.ts'
import { mandateLabel, weeksTexts } from '#contract/weeks/weeks.messages.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { CheckField } from '../../../ui/form/fields.tsx'
import { useCompany } from '../../../session/session.ts'
import type { SellFields } from './sell-fields.ts'
import styles from './sell-form.module.css'

export function PartMandate({ form, isNew }: { form: SellFields; isNew: boolean }) {
  const { legalName } = useCompany()
  const { mandate, mandateDate } = form.values
  return (
    <FormPanel title="Mandate and consent">
      <div className={`${styles.checks} ${wholeRow}`}>
        <CheckField
          {...form.check('mandate')}
          label={mandateLabel(legalName)}
          help={
            mandate && mandateDate
              ? `Given on ${formatDay(mandateDate)}.`
              : 'A mandate allows us to market the week and introduce buyers to you.'
          }
        />
        <CheckField {...form.check('consent')} label={weeksTexts.consent} />
        {isNew && <CheckField {...form.check('marketing')} label={weeksTexts.marketing} />}
      </div>
    </FormPanel>
  )
}
