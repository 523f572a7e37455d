/** A suggestion with the typed letters highlighted. */
export function MarkedPart({ label, part }: { label: string; part: string }) {
  const at = label.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0 || !part) return label
  return (
    <>
      {label.slice(0, at)}
      <b>{label.slice(at, at + part.length)}</b>
      {label.slice(at + part.length)}
    </>
  )
}
