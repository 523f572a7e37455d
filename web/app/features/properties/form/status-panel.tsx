import type { FeeState } from '#contract/listings/publishing.ts'
import { propertiesMessages } from '#contract/properties/properties.messages.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import {
  isOpen,
  isPropertyStatus,
  mayHideAfter,
  propertyStatuses,
  statusChoices,
} from '#contract/properties/properties.states.ts'
import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { SelectField, TextArea } from '../../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'

export interface StatusChoice {
  code: string
  description: string
}

interface StatusPanelProps {
  /** The saved status, and whether it is a sale. */
  saved: string
  isSale: boolean
  /** All statuses that properties can have, including the site's own. */
  statuses: readonly StatusChoice[]
  chosen: string
  onChoose: (status: string) => void
  /** Only a Super Admin ends Awaiting Payment. */
  superAdmin: boolean
  fee: FeeState
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string }
}

/** Whether an unpaid listing would stop waiting, or return to the market. */
function endsWait(saved: string, chosen: string): boolean {
  if (saved === chosen || isAwaitingPayment(chosen)) return false
  return isAwaitingPayment(saved) || isOpen(chosen)
}

/**
 * The status stays editable when everything else is closed; a date hides sold and rented-out
 * listings.
 */
export function StatusPanel({
  saved,
  isSale,
  statuses,
  chosen,
  onChoose,
  superAdmin,
  fee,
  field,
}: StatusPanelProps) {
  const waits = isAwaitingPayment(saved) && !superAdmin
  const own = statuses.filter(({ code }) => !isPropertyStatus(code)).map(({ code }) => code)
  const codes = waits ? [saved] : [...new Set([saved, ...statusChoices(isSale), ...own])]
  const nameOf = (code: string) =>
    statuses.find((status) => status.code === code)?.description ??
    (isPropertyStatus(code) ? propertyStatuses[code].name : code)
  return (
    <FormPanel
      title="Status"
      help={
        waits
          ? 'You can change the status once we have received the listing fee.'
          : 'While an offer is pending, or once the property is sold or rented out, you can change only the status.'
      }
    >
      <SelectField
        label="Status"
        name="statusCode"
        required
        options={codes.map((code) => ({ value: code, label: nameOf(code) }))}
        value={chosen}
        error={field('statusCode').error}
        onChange={(event) => onChoose(event.target.value)}
      />
      {superAdmin && fee === 'due' && endsWait(saved, chosen) && (
        <TextArea
          {...field('waiverReason')}
          className={wholeRow}
          label="Reason for waiving the fee"
          required
          maxLength={1000}
          help="The listing fee has not been paid. Choosing this status waives it. Your reason is recorded in the change log and shown on the payment page."
        />
      )}
      {mayHideAfter(chosen) && (
        <DateField
          {...field('cutOffDisplayDateString')}
          label={propertiesMessages.hideAfter}
          help="The listing is hidden from the site after this date."
        />
      )}
    </FormPanel>
  )
}
