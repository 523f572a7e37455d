import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { mostItems } from '#contract/campaigns/campaigns.form.ts'
import { counted } from '../../../ui/data/counted.ts'
import { RowAction } from '../../../backoffice/row-action.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { listingNouns } from '../../../shared/campaigns/campaign-texts.ts'
import type { EditorItem } from '../items/editor-item.ts'
import { ListingLine } from '../items/listing-line.tsx'
import { WrongEntry } from './wrong-entry.tsx'
import styles from '../../../shared/campaigns/lists.module.css'

interface ItemsPanelProps {
  isTimeshare: boolean
  items: readonly EditorItem[]
  errorsOf: (index: number) => string[]
  onAdd: () => void
  onEdit: (index: number) => void
  onItems: (items: EditorItem[]) => void
}

/** The listings on a campaign in order, each with its picture and its own text. */
export function ItemsPanel(props: ItemsPanelProps) {
  const { isTimeshare, items, errorsOf, onAdd, onEdit, onItems } = props
  const nouns = listingNouns(isTimeshare)

  function move(from: number, to: number) {
    const next = items.filter((_, index) => index !== from)
    next.splice(to, 0, items[from] as EditorItem)
    onItems(next)
  }

  return (
    <FormPanel
      title="Items"
      help={
        items.length
          ? `${counted(items.length, nouns)}, shown at current prices. Unpublished ${nouns.many} are left out automatically.`
          : `The published ${nouns.many} to show on the page.`
      }
    >
      <div className={wholeRow}>
        {items.length > 0 && (
          <ol className={styles.list}>
            {items.map((item, index) => {
              const name = item.listing.title
              return (
                <li
                  key={`${item.id} ${item.listing.kind} ${item.listing.id}`}
                  className={styles.item}
                >
                  <div>
                    <ListingLine {...item} />
                    {item.values.length > 0 && <Values values={item.values} />}
                    <WrongEntry messages={errorsOf(index)} />
                  </div>
                  <div className={styles.actions}>
                    <RowAction
                      label="Move up"
                      name={name}
                      icon={<IconArrowUp aria-hidden="true" />}
                      onPress={() => move(index, Math.max(0, index - 1))}
                    />
                    <RowAction
                      label="Move down"
                      name={name}
                      icon={<IconArrowDown aria-hidden="true" />}
                      onPress={() => move(index, Math.min(items.length - 1, index + 1))}
                    />
                    <RowAction
                      label="Edit"
                      name={name}
                      icon={<IconPencil aria-hidden="true" />}
                      onPress={() => onEdit(index)}
                    />
                    <RowAction
                      label="Remove"
                      name={name}
                      icon={<IconTrash aria-hidden="true" />}
                      danger
                      onPress={() => onItems(items.filter((one) => one !== item))}
                    />
                  </div>
                </li>
              )
            })}
          </ol>
        )}
        {items.length < mostItems && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            Add a {nouns.one}
          </Button>
        )}
      </div>
    </FormPanel>
  )
}

function Values({ values }: Pick<EditorItem, 'values'>) {
  return (
    <ul className={styles.values}>
      {values.map(({ placeHolder, value }) => (
        <li key={placeHolder}>
          <code>[{placeHolder}]</code> {value}
        </li>
      ))}
    </ul>
  )
}
