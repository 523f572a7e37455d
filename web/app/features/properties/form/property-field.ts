/** Name, error and first value of a field of the form. */
export type PropertyField = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string
}
