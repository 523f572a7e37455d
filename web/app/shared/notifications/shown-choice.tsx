import { Segmented } from '../../ui/form/segmented.tsx'
import type { Shown } from './use-notifications.ts'

interface ShownChoiceProps {
  name: string
  shown: Shown
  unread: number
  onChange(shown: Shown): void
}

/** All notifications, or only unread ones. */
export function ShownChoice({ name, shown, unread, onChange }: ShownChoiceProps) {
  return (
    <Segmented
      legend="Which notifications"
      name={`${name}-shown`}
      value={shown}
      onChange={onChange}
      options={[
        { value: 'all', label: 'All' },
        { value: 'unread', label: unread ? `Unread (${unread})` : 'Unread' },
      ]}
    />
  )
}
