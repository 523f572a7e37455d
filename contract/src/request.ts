export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where a call is sent, with the types of its input and its reply. The call adds the schemas that
 * check them: a page that only reads needs none of these, and does not load them.
 */
export interface CallRequest<Input = unknown, Output = unknown> {
  method: Method
  /** Path with `{name}` segments. Those names are taken from the path, everything else from the query (GET, DELETE) or the body. */
  path: string
  /** The media type of the file it returns; its output is then `fileReply`. */
  produces?: string
  /** Never set: they only carry types. */
  takes?: Input
  returns?: Output
}

/** The address and body of one use of a call. */
export function requestOf(
  call: Pick<CallRequest, 'method' | 'path'>,
  input: Record<string, unknown>,
): { url: string; body?: unknown } {
  const rest = { ...input }
  const path = call.path.replaceAll(' ', '%20').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (call.method === 'POST' || call.method === 'PUT') return { url: path, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const text = query.toString()
  return { url: text ? `${path}?${text}` : path }
}
