import { readForm, type FormShape } from '../../ui/form/read-form.ts'

/** What an enquiry is about: one of the two, as the call takes it. */
export type EnquiryAbout = { property: number } | { week: number }

/** The thank-you messages differ by page. */
export type EnquiryPage = 'detail' | 'enquireNow'

export const enquiryShape: FormShape = {
  texts: ['name', 'email', 'phone', 'heardFrom', 'message', 'campaignId'],
  checks: ['consent'],
}

/** The same reading in the browser and, for a form sent without script, on the server. */
export function readEnquiry(form: FormData, about: EnquiryAbout, page: EnquiryPage) {
  return { ...readForm(form, enquiryShape), ...about, page }
}
