import type { RouterContextProvider } from 'react-router'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { handleForm } from '../../session/handle-form.ts'
import { enquiryShape, type EnquiryAbout, type EnquiryPage } from './enquiry-shape.ts'

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Processes an enquiry submitted without script. */
export function handleEnquiry(args: ActionArgs, about: EnquiryAbout, page: EnquiryPage) {
  return handleForm(args, { call: sendEnquiry, shape: enquiryShape, more: { ...about, page } })
}
