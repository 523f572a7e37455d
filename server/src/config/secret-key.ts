/** 32 bytes as 64 hexadecimal digits or in base64; undefined when it is neither. */
export function parseSecretKey(written: string): Uint8Array | undefined {
  const encoding = /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64'
  const key = Buffer.from(written, encoding)
  const rewritten = key.toString(encoding)
  const same = encoding === 'hex' || rewritten.replace(/=+$/, '') === written.replace(/=+$/, '')
  return key.length === 32 && same ? key : undefined
}
