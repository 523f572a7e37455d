/**
 * Fields that help to fill a form and are not part of it name this form as theirs: an empty name
 * would do the same in browsers, and is not allowed in HTML.
 */
export const apartForm = 'apart-form'

/** Rendered once, outside all forms. Enter in such a field submits nothing. */
export function ApartForm() {
  return <form id={apartForm} hidden onSubmit={(event) => event.preventDefault()} />
}
