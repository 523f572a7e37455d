import { useId } from 'react'

interface MessageFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** The shortcut key for the field, see `use-conversation-keys.ts`. */
  keyName?: string
}

/** The text of a message; Ctrl+Enter sends it. */
export function MessageField({ label, placeholder, value, onChange, keyName }: MessageFieldProps) {
  const id = useId()
  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={5000}
        data-key={keyName}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          if (sends) event.currentTarget.form?.requestSubmit()
        }}
      />
    </>
  )
}
