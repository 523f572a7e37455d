const written = /^([01]?\d|2[0-3])(?:\s*[:h.]?\s*([0-5]\d))?$/i

/** `8`, `8:30`, `08h30` and `0830` as `08:30`; undefined for text that is not a time of day. */
export function timeOf(text: string): string | undefined {
  const [, hour, minute = '00'] = written.exec(text.trim()) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}`
}

/** A time as it is stored; text that is not a time stays as it was typed. */
export function normaliseTime(text: string): string {
  return timeOf(text) ?? text.trim()
}
