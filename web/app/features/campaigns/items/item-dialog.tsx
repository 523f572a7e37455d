import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { listingNouns } from '../campaign-words.ts'
import type { EditorItem } from './editor-item.ts'
import { ItemForm } from './item-form.tsx'

interface ItemDialogProps {
  open: boolean
  isTimeshare: boolean
  /** Null where a new one begins. */
  item: EditorItem | null
  wanted: readonly string[]
  onSave: (item: EditorItem) => void
  onClose: () => void
}

/** One item of a campaign, beside the editor: it is saved with the campaign. */
export function ItemDialog({ open, isTimeshare, item, wanted, onSave, onClose }: ItemDialogProps) {
  const noun = listingNouns(isTimeshare).one
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={item ? `Change the ${noun}` : `Add a ${noun}`}
    >
      <ItemForm
        isTimeshare={isTimeshare}
        item={item}
        wanted={wanted}
        saveLabel={item ? `Change ${noun}` : `Add ${noun}`}
        onSave={onSave}
        onClose={onClose}
      />
    </Dialog>
  )
}
