import type { ComponentProps } from 'react'
import { companyLabels, type CompanyLabel } from '#contract/settings/settings.messages.ts'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

export type SettingsForm = Pick<FormHandle, 'field' | 'fields'>

type Shared<Field extends (props: never) => unknown> = Omit<
  Parameters<Field>[0],
  'label' | 'name' | 'error' | 'defaultValue' | 'form'
>

interface SettingProps {
  form: SettingsForm
  setting: CompanyLabel
}

/** A setting by its own name, on one line. */
export function SettingField({
  form,
  setting,
  ...native
}: SettingProps & Shared<(props: ComponentProps<typeof TextField>) => unknown>) {
  return (
    <TextField
      {...native}
      {...form.field(setting)}
      label={companyLabels[setting]}
      autoComplete="off"
    />
  )
}

/** A multi-line setting. An error in one line is an error of the field. */
export function SettingArea({
  form,
  setting,
  ...native
}: SettingProps & Shared<(props: ComponentProps<typeof TextArea>) => unknown>) {
  const inLine = Object.keys(form.fields).find((name) => name.startsWith(`${setting}.`))
  const { error, ...field } = form.field(setting)
  return (
    <TextArea
      {...native}
      {...field}
      error={error ?? (inLine && form.fields[inLine])}
      label={companyLabels[setting]}
    />
  )
}
