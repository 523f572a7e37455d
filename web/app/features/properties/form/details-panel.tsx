import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import {
  listFieldsOfType,
  type FormField,
  type FormGroup,
} from '#contract/property-fields/property-fields.calls.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import { fieldNameOf } from './form-values.ts'
import styles from './details-panel.module.css'

interface DetailsPanelProps {
  typeId: number
  /** The groups of the type that the form started with. */
  groups: readonly FormGroup[]
  start: FormTexts
  error: (name: string) => string | undefined
}

/** The user-defined fields of the chosen type, group by group. */
export function DetailsPanel({ typeId, groups: first, start, error }: DetailsPanelProps) {
  const { groups, failed } = useGroups(typeId, first)
  const help = typeId
    ? 'Fill in what you know. Fields you leave empty do not appear in the listing.'
    : 'Choose a property type above to see the fields for it.'
  return (
    <FormPanel
      title="Property details"
      help={failed ? 'The fields could not be loaded. Choose the type again.' : help}
    >
      {typeId > 0 && groups === null && !failed && <Skeleton height="8rem" />}
      {groups?.map((group, index) => (
        // What most people fill in is open; the rest is collapsible and keeps its values.
        <details
          key={group.id}
          className={styles.group}
          open={index === 0 || isFilled(group, start)}
        >
          <summary>{group.groupName}</summary>
          <div className={styles.fields}>
            {group.fields.map((field) => (
              <DetailField
                key={field.id}
                field={field}
                start={start}
                error={error(fieldNameOf(field.id))}
              />
            ))}
          </div>
        </details>
      ))}
    </FormPanel>
  )
}

function isFilled({ fields }: FormGroup, start: FormTexts): boolean {
  return fields.some(({ id }) => start[fieldNameOf(id)])
}

function useGroups(typeId: number, first: readonly FormGroup[]) {
  const [groups, setGroups] = useState<readonly FormGroup[] | null>(first.length ? first : null)
  const [failed, setFailed] = useState(false)
  const [shownFor, setShownFor] = useState(first.length ? typeId : 0)
  useEffect(() => {
    if (!typeId || typeId === shownFor) return
    let left = false
    async function load() {
      try {
        const found = await callOverHttp(listFieldsOfType, { id: typeId })
        if (left) return
        setGroups(found)
        setShownFor(typeId)
        setFailed(false)
      } catch {
        if (!left) setFailed(true)
      }
    }
    void load()
    return () => {
      left = true
    }
  }, [typeId, shownFor])
  return { groups, failed }
}

const yesOrNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
]

interface DetailFieldProps {
  field: FormField
  start: FormTexts
  error: string | undefined
}

function DetailField({ field, start, error }: DetailFieldProps) {
  const name = fieldNameOf(field.id)
  const shared = { name, label: field.name, error, defaultValue: start[name] ?? '' }
  if (field.type === 'yesno')
    return <SelectField {...shared} placeholder="Not specified" options={yesOrNo} />
  if (field.type === 'number')
    return <TextField {...shared} inputMode="decimal" autoComplete="off" />
  return <TextField {...shared} className={styles.text} autoComplete="off" maxLength={500} />
}
