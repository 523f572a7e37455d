import type { OutputOf } from '#contract/call.ts'
import { importStatement } from '#contract/bank-statements/bank-statements.calls.ts'
import { chooseEft } from '#contract/payments/payments.calls.ts'
import { aUser } from './builders.ts'
import type { TestApi } from './api.ts'
import { multipartForm } from './multipart.ts'
import { anUnpaidWeek } from './payment-builders.ts'

export interface StatementLine {
  day: string
  amount: string
  text: string
  balance?: string
}

/** An FNB statement of these lines. */
export function anFnbFile(lines: readonly StatementLine[], account = '62000000000'): Buffer {
  return Buffer.from(
    [
      'ACCOUNT TRANSACTION HISTORY',
      `Account:, ${account}, [Business Cheque]`,
      'Date, Amount, Balance, Description',
      ...lines.map(({ day, amount, text, balance = '' }) =>
        [day.replaceAll('-', '/'), amount, balance, `"${text}"`].join(', '),
      ),
    ].join('\r\n'),
  )
}

/** Sends a file as a browser would. */
export async function uploadStatement(
  api: TestApi,
  content: Buffer,
  token: string | undefined,
  name = 'statement.csv',
) {
  const form = multipartForm({}, [{ content, name, type: 'text/csv' }])
  const response = await api.app.inject({
    method: 'POST',
    url: importStatement.path,
    payload: form.payload,
    headers: { ...form.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  const body = response.json()
  return {
    status: response.statusCode,
    body: body as OutputOf<typeof importStatement>,
    error: body as { message: string; code: string; fields: Record<string, string> },
  }
}

/** An EFT that is awaited, with its owner and the references that a payer may write. */
export async function anAwaitedEft(api: TestApi) {
  const { owner, weekId } = await anUnpaidWeek(api.services, await aUser(api.services))
  const { body } = await api.by(owner)(chooseEft, { timeshareWeekId: weekId })
  const [row] = await api.services.database
    .sql`select reference from payments where id = ${body.paymentId}`
  return {
    owner,
    weekId,
    paymentId: body.paymentId,
    listingReference: body.reference,
    reference: (row as { reference: string }).reference,
  }
}
