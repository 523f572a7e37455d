import type { Certificate } from '#contract/agencies/agency-dashboard.calls.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'

const looks: Record<Certificate['state'], { color: StatusColor; text: (day: string) => string }> = {
  missing: { color: 'red', text: () => 'No certificate recorded' },
  expired: { color: 'red', text: (day) => `Expired on ${day}` },
  expiring: { color: 'orange', text: (day) => `Expires on ${day}` },
  valid: { color: 'green', text: (day) => `Valid until ${day}` },
}

interface CertificateTextProps {
  certificate: Certificate
  /** If no heading says what it is about. */
  named?: boolean
}

/** The state of a Fidelity Fund Certificate. */
export function CertificateText({ certificate, named }: CertificateTextProps) {
  const { color, text } = looks[certificate.state]
  const state = text(certificate.validUntil ?? '')
  return <StatusText color={color}>{named ? `FFC: ${state}` : state}</StatusText>
}
