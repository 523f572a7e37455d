import type { Mailing } from '#contract/campaign-sending/campaign-sending.calls.ts'

type Counts = Pick<Mailing, 'waiting' | 'queued' | 'sent' | 'failed' | 'skipped'>

/** Emails that are completed. */
export function handled({ sent, failed, skipped }: Pick<Counts, 'sent' | 'failed' | 'skipped'>) {
  return sent + failed + skipped
}

/** `300 sent, 12 in the outbox, 2 failed`, naming only what there is. */
export function breakdown({ waiting, queued, sent, failed, skipped }: Counts): string {
  const parts: [number, string][] = [
    [sent, 'sent'],
    [queued, 'in the outbox'],
    [waiting, 'waiting'],
    [failed, 'failed'],
    [skipped, 'skipped because they unsubscribed'],
  ]
  const named = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)
  return named.join(', ') || 'none sent'
}
