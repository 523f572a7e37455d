import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { addImportPictures, checkImport } from '#contract/listing-imports/listing-imports.calls.ts'
import { missingForNew, referenceField } from '#contract/listing-imports/import-fields.ts'
import type { ImportDetails } from '#contract/listing-imports/listing-imports.schema.ts'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { counted } from '../../ui/data/counted.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { MappingTable } from './mapping-table.tsx'
import { useFileUpload } from './use-file-upload.ts'
import styles from './import.module.css'

const pictureNouns = { one: 'picture', many: 'pictures' }

/** What each column is, and the defaults for rows without a value. */
export function MappingForm({ details }: { details: ImportDetails }) {
  const [mapping, setMapping] = useState(details.mapping)
  const [defaults, setDefaults] = useState(details.defaults)
  const { run, busy } = useAction(checkImport)
  const { revalidate } = useRevalidator()
  const zip = useFileUpload(addImportPictures, () => revalidate())
  const mapped = mapping.filter(Boolean).length
  const missing = missingForNew(mapping, defaults)

  async function check() {
    if (await run({ id: details.id, mapping, defaults })) await revalidate()
  }

  return (
    <>
      <Sheet title="Columns" aside={`${mapped} of ${mapping.length} mapped`}>
        <p className={styles.lede}>
          We suggested a field for each column and remember your choice for the next file. If a
          column is not imported, that part of each listing stays as it is.
        </p>
        <MappingTable details={details} mapping={mapping} onChange={setMapping} />
        {/* Otherwise the check would refuse every new row, each with its own message. */}
        <div role="status">
          {missing.length > 0 && (
            <Alert
              type="INFO"
              title={`New listings also need: ${missing.join(', ')}`}
              announce={false}
            >
              Choose their columns, or add them to the file. Listings that you imported before keep
              their current values.
            </Alert>
          )}
        </div>
      </Sheet>
      <Sheet title="If the file does not say">
        <div className={styles.defaults}>
          <SelectField
            name="usage"
            label="Usage"
            options={['Residential', 'Commercial'].map((value) => ({ value, label: value }))}
            value={defaults.usage}
            onChange={({ target }) =>
              setDefaults({ ...defaults, usage: target.value as typeof defaults.usage })
            }
          />
          <SelectField
            name="kind"
            label="Sale or rent"
            options={['Sale', 'Rent'].map((value) => ({ value, label: value }))}
            value={defaults.kind}
            onChange={({ target }) =>
              setDefaults({ ...defaults, kind: target.value as typeof defaults.kind })
            }
          />
          <SelectField
            name="agentId"
            label="Agent of new listings"
            placeholder="The administrator"
            options={details.agents.map(({ id, name }) => ({ value: id, label: name }))}
            value={defaults.agentId ?? ''}
            onChange={({ target }) =>
              setDefaults({ ...defaults, agentId: Number(target.value) || null })
            }
          />
        </div>
      </Sheet>
      <Sheet title="Pictures in a ZIP file" aside="Optional">
        <p className={styles.lede}>
          Name the files in the pictures column, or name them after your own reference:
          ABC-1001-1.jpg, or a folder ABC-1001. Pictures with a web address need no ZIP file.
        </p>
        {details.zips.length > 0 && (
          <ul className={styles.zips}>
            {details.zips.map(({ name, pictures }) => (
              <li key={name}>
                {name}: {counted(pictures, pictureNouns)}
              </li>
            ))}
          </ul>
        )}
        <FileDrop
          what="a ZIP file"
          busyLabel="Uploading the pictures"
          accept=".zip"
          busy={zip.busy}
          onFile={(file) => void zip.send({ id: details.id }, file)}
        />
      </Sheet>
      <div className={styles.actions}>
        <Button
          kind="accent"
          busy={busy}
          disabled={!mapping.includes(referenceField)}
          onClick={() => void check()}
        >
          Check the file
        </Button>
        <span>
          {mapping.includes(referenceField)
            ? 'Nothing is imported yet.'
            : 'Choose the column with your own reference first. If the file has none, add one.'}
        </span>
      </div>
    </>
  )
}
