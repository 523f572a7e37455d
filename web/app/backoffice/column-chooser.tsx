import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { Button } from '../ui/button/button.tsx'
import { CheckField } from '../ui/form/fields.tsx'
import { Menu } from '../ui/navigation/menu.tsx'
import type { useColumnChoice } from './use-column-choice.ts'
import styles from './column-chooser.module.css'

interface ColumnChooserProps {
  columns: readonly { key: string; label: string }[]
  choice: ReturnType<typeof useColumnChoice>
}

export function ColumnChooser({ columns, choice }: ColumnChooserProps) {
  const { shown, toggle, reset, chosen } = choice
  const label = (
    <>
      <IconColumns3 aria-hidden="true" />
      Columns
    </>
  )
  return (
    <Menu label={label} groups={[]} align="end" buttonClassName={styles.button}>
      <fieldset className={styles.columns}>
        <legend>
          {shown.length} of {columns.length} shown
        </legend>
        {columns.map(({ key, label }) => (
          <CheckField
            key={key}
            name={key}
            label={label}
            checked={shown.includes(key)}
            disabled={shown.length === 1 && shown[0] === key}
            onChange={() => toggle(key)}
          />
        ))}
      </fieldset>
      {chosen && (
        <Button kind="quiet" size="sm" onClick={reset}>
          Reset columns
        </Button>
      )}
    </Menu>
  )
}
