/** A form with files as a browser would send it. */
export function multipartForm(
  fields: Record<string, string>,
  files: readonly { content: Buffer; name?: string; type?: string }[],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'test-boundary-7d1f'
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    )
  }
  for (const { content, name = 'photo.jpg', type = 'image/jpeg' } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
