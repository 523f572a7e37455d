import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import { RowAction } from '../../../backoffice/row-action.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import type { Formats } from './load-editor.ts'
import { WrongEntry } from './wrong-entry.tsx'
import styles from '../../../shared/campaigns/lists.module.css'

interface PlaceholderPanelProps {
  placeHolders: readonly CampaignPlaceHolder[]
  formats: Formats
  errorsOf: (index: number) => string[]
  onAdd: () => void
  onRemove: (placeHolder: CampaignPlaceHolder) => void
}

/** Names for fields of a listing, with the format of each. */
export function PlaceholderPanel(props: PlaceholderPanelProps) {
  const { placeHolders, formats, errorsOf, onAdd, onRemove } = props
  const formatName = (format: string) =>
    formats.find((one) => one.format === format)?.displayName ?? format
  return (
    <FormPanel
      title="Placeholders"
      help="Your own names for details of a listing or the company. Use a name in square brackets, and its value appears there."
    >
      <div className={wholeRow}>
        {placeHolders.length > 0 && (
          <ul className={styles.list}>
            {placeHolders.map((placeHolder, index) => (
              <li key={placeHolder.name} className={styles.placeHolder}>
                <code>[{placeHolder.name}]</code>
                <span>
                  {placeHolder.boundToClassDisplay}: {placeHolder.boundTo}
                  <span className={styles.second}>{formatName(placeHolder.format)}</span>
                  <WrongEntry messages={errorsOf(index)} />
                </span>
                <RowAction
                  label="Remove"
                  name={`the placeholder ${placeHolder.name}`}
                  icon={<IconTrash aria-hidden="true" />}
                  danger
                  onPress={() => onRemove(placeHolder)}
                />
              </li>
            ))}
          </ul>
        )}
        <Button icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
          Add a placeholder
        </Button>
      </div>
    </FormPanel>
  )
}
