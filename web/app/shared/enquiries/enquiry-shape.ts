import { readForm, type FormShape } from '../../ui/form/read-form.ts'

/** The subject of an enquiry: one of the two, as the call expects it. */
export type EnquiryAbout = { property: number } | { week: number }

/** The thank-you messages differ by page. */
export type EnquiryPage = 'detail' | 'enquireNow'

export const enquiryShape: FormShape = {
  texts: ['name', 'email', 'phone', 'heardFrom', 'message', 'campaignId'],
  checks: ['consent'],
}

/** The same parsing in the browser and, for a form submitted without script, on the server. */
export function readEnquiry(form: FormData, about: EnquiryAbout, page: EnquiryPage) {
  return { ...readForm(form, enquiryShape), ...about, page }
}
