import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { KeyList } from './key-list.tsx'

interface ListHelpProps {
  open: boolean
  onClose: () => void
  /** What a new one is called on its button; without it none can be created here. */
  newLabel: string | undefined
  searched: boolean
  editable: boolean
  selectable: boolean
}

/** This list's keyboard shortcuts. */
export function ListHelp(props: ListHelpProps) {
  const { open, onClose, newLabel, searched, editable, selectable } = props
  const keys: [string, string][] = [
    ...(newLabel ? [['n', newLabel] as [string, string]] : []),
    ...(searched ? [['/', 'Search this list'] as [string, string]] : []),
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ...(editable ? [['e', 'Edit the row'] as [string, string]] : []),
    ...(selectable ? [['x', 'Select or deselect the row'] as [string, string]] : []),
    ['Ctrl K', 'Find a listing, person or payment'],
    ['?', 'Show these shortcuts'],
    ['Esc', 'Close a dialog'],
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <KeyList keys={keys} />
      <p>Shortcuts are off while you type in a field.</p>
    </Dialog>
  )
}
