import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  createFieldGroup,
  updateFieldGroup,
  type FieldGroup,
} from '#contract/field-groups/field-groups.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { FormButtons, FormPanel } from '../../ui/form/form-panel.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { FieldList } from './field-list.tsx'
import type { FieldRow } from './field-row.ts'
import styles from './field-group-form.module.css'

const usages = [
  { value: 0, label: 'Residential' },
  { value: 1, label: 'Commercial' },
  { value: 2, label: 'Both' },
]

function numberIn(form: FormData, name: string): unknown {
  const text = String(form.get(name) ?? '').trim()
  return /^\d+$/.test(text) ? Number(text) : text === '' ? undefined : text
}

function byRank(rows: readonly FieldRow[]): FieldRow[] {
  return rows.toSorted((a, b) => a.rank - b.rank)
}

/** A group and its fields, saved together. */
export function FieldGroupForm({ group }: { group: FieldGroup | null }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState<FieldRow[]>(() => byRank(group?.fields ?? []))
  const form = useForm({
    call: (group ? updateFieldGroup : createFieldGroup) as typeof updateFieldGroup,
    once: !group,
    initial: {
      description: group?.description,
      usageType: group ? String(group.usageType) : '2',
      rank: group ? String(group.rank) : '',
    },
    read: (data) => ({
      ...(group ? { id: group.id, version: group.version } : {}),
      description: String(data.get('description') ?? ''),
      usageType: numberIn(data, 'usageType'),
      rank: numberIn(data, 'rank'),
      fields: rows.map((row) => ({ ...row, id: Math.max(0, row.id) })),
    }),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', 'Group saved.')
      await navigate(links.userDefinedGroups())
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)

  return (
    <>
      <OfficeHeader
        title={group ? 'User Defined Group' : 'New User Defined Group'}
        note={group?.description}
      />
      <form {...form.form} className={styles.form}>
        <FormAlert
          invalid={form.invalid}
          error={form.error}
          onLoadTheirs={() => void revalidate()}
        />
        <FormPanel title="Group" help="Groups are ordered by rank, on the form and on the listing.">
          <TextField {...form.field('description')} label="Description" required />
          <SelectField {...form.field('usageType')} label="Usage type" required options={usages} />
          <TextField {...form.field('rank')} label="Rank" required inputMode="numeric" />
        </FormPanel>
        <FieldList rows={rows} onRows={(next) => setRows(byRank(next))} />
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Save
          </ScriptButton>
          <LinkButton to={links.userDefinedGroups()}>Close</LinkButton>
        </FormButtons>
      </form>
    </>
  )
}
