import type { Listbox } from '../../../ui/form/use-listbox.ts'
import type { FindOption } from './find-options.ts'
import styles from './find.module.css'

interface FindListProps {
  id: string
  options: readonly FindOption[]
  listbox: Listbox
}

/** The results under their headings; the one that Enter opens is marked. */
export function FindList({ id, options, listbox }: FindListProps) {
  if (options.length === 0) return null
  const numbered = options.map((option, index) => ({ ...option, index }))
  const groups = [...Map.groupBy(numbered, ({ group }) => group)]
  return (
    <div ref={listbox.setList} id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(([group, members]) => (
        <ul key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <li role="presentation" id={`${id}-${group}`} className={styles.heading}>
            {group}
          </li>
          {members.map((option) => (
            <li key={option.to} {...listbox.option(option.index)} className={styles.option}>
              <span>{option.label}</span>
              {option.note && <small>{option.note}</small>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
