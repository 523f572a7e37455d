/** `half`: something exists without what must exist with it. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'half' | 'error'
  what: string
}

export type Report = (finding: Finding) => void
