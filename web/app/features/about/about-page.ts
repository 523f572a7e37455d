import type { RouterContextProvider } from 'react-router'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { contextOf } from '../../session/request-context.ts'

/** The inputs of the head of a company page. */
export async function loadAboutPage(context: Readonly<RouterContextProvider>) {
  const { api, publicUrl } = contextOf(context)
  return { company: await api(getCompany, {}), publicUrl }
}
