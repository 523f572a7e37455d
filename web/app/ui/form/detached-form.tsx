/**
 * Fields inside a form that only help to fill it in, such as a search, must not be submitted with it: their `form`
 * attribute names this empty form instead. An empty attribute would work in browsers, but is invalid HTML.
 */
export const detachedForm = 'detached-form'

/** Rendered once, outside all other forms. Enter in such a field submits nothing. */
export function DetachedForm() {
  return <form id={detachedForm} hidden onSubmit={(event) => event.preventDefault()} />
}
