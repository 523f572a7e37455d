import type { Ref } from 'react'
import type { FindOption } from './find-options.ts'
import styles from './find.module.css'

interface FindListProps {
  ref: Ref<HTMLDivElement>
  id: string
  options: readonly FindOption[]
  current: number
  onPoint: (index: number) => void
  onChoose: (option: FindOption) => void
}

/** The results under their headings; the one that Enter opens is marked. */
export function FindList({ ref, id, options, current, onPoint, onChoose }: FindListProps) {
  if (options.length === 0) return null
  const numbered = options.map((option, index) => ({ ...option, index }))
  const groups = [...Map.groupBy(numbered, ({ group }) => group)]
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(([group, members]) => (
        <ul key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <li role="presentation" id={`${id}-${group}`} className={styles.heading}>
            {group}
          </li>
          {members.map((option) => (
            <li
              key={option.to}
              id={`${id}-${option.index}`}
              role="option"
              aria-selected={option.index === current}
              className={styles.option}
              onPointerMove={() => onPoint(option.index)}
              onClick={() => onChoose(option)}
            >
              <span>{option.label}</span>
              {option.note && <small>{option.note}</small>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
