import type { RouterContextProvider } from 'react-router'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { answerForm } from '../../session/answer-form.ts'
import { enquiryShape, type EnquiryAbout, type EnquiryPage } from './enquiry-shape.ts'

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Carries out an enquiry that was sent without script. */
export function answerEnquiry(args: ActionArgs, about: EnquiryAbout, page: EnquiryPage) {
  return answerForm(args, { call: sendEnquiry, shape: enquiryShape, more: { ...about, page } })
}
