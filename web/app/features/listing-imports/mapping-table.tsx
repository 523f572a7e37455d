import type { ImportDetails } from '#contract/listing-imports/listing-imports.schema.ts'
import styles from './import.module.css'

interface MappingTableProps {
  details: ImportDetails
  mapping: readonly (string | null)[]
  onChange: (mapping: (string | null)[]) => void
}

/** The heading of each column, the values in its first rows, and the field it maps to. */
export function MappingTable({ details, mapping, onChange }: MappingTableProps) {
  const { headings, samples, fields } = details
  const groups = [...Map.groupBy(fields, ({ group }) => group)]
  const hints = new Map(fields.map(({ key, hint }) => [key, hint]))
  return (
    <ul className={styles.columns}>
      {headings.map((heading, place) => {
        const key = mapping[place] ?? null
        return (
          // Two columns may have the same heading.
          // oxlint-disable-next-line react/no-array-index-key -- the place is what names a column
          <li key={place}>
            <div>
              <b>{heading}</b>
              <p>
                {samples
                  .map((cells) => cells[place] ?? '')
                  .filter(Boolean)
                  .map((cell) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell))
                  .join(' · ') || 'Empty'}
              </p>
            </div>
            <div>
              <select
                aria-label={`Field of the column ${heading}`}
                value={key ?? ''}
                onChange={({ target }) =>
                  onChange(mapping.with(place, target.value || null) as (string | null)[])
                }
              >
                <option value="">Not imported</option>
                {groups.map(([group, members]) => (
                  <optgroup key={group} label={group}>
                    {members.map((field) => (
                      <option key={field.key} value={field.key}>
                        {field.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              {key && hints.get(key) && <p>{hints.get(key)}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
