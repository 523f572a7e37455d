/** Name, error and initial value of a form field. */
export type PropertyField = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string
}
