import { nestedItem } from '#contract/campaigns/campaigns.form.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { checkForm, type Checked } from '../../../ui/form/form-check.ts'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import { listingNouns } from '../../../shared/campaigns/campaign-texts.ts'
import { itemInput, type EditorItem } from './editor-item.ts'
import { ItemForm } from './item-form.tsx'
import { useItem, type ItemState } from './use-item.ts'

interface ItemDialogProps {
  open: boolean
  isTimeshare: boolean
  /** Null for a new one. */
  item: EditorItem | null
  wanted: readonly string[]
  onSave: (item: EditorItem) => void
  onClose: () => void
}

/** One item of a campaign, beside the editor: it is saved with the campaign. */
export function ItemDialog({ open, ...props }: ItemDialogProps) {
  const noun = listingNouns(props.isTimeshare).one
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      size="lg"
      title={props.item ? `Edit ${noun}` : `Add a ${noun}`}
    >
      <NestedItem noun={noun} {...props} />
    </Dialog>
  )
}

type NestedItemProps = Omit<ItemDialogProps, 'open'> & { noun: string }

function NestedItem({ noun, item, onSave, ...props }: NestedItemProps) {
  const state = useItem(item)
  const form = useLocalForm({ check: () => checkItem(state), onDone: onSave })
  return (
    <ItemForm
      {...props}
      item={state}
      form={form}
      saveLabel={item ? `Save ${noun}` : `Add ${noun}`}
    />
  )
}

function checkItem(state: ItemState): Checked<EditorItem> {
  const { item, isComplete } = state.finish()
  const { fields } = checkForm(nestedItem, itemInput(item))
  const { listing } = item
  if (fields || !isComplete || !listing) return { data: null, fields: fields ?? {} }
  return { data: { ...item, listing }, fields: null }
}
