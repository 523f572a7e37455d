import { manners, type Manner, type Transaction, type Transactions } from './transactions.ts'

/** What tests and developers can set. */
export interface ControlState {
  /** For the next payment; after that, back to normal. */
  manner: Manner
  /** The provider replies 503 to everything. */
  down: boolean
}

interface Controlled {
  control: ControlState
  transactions: Transactions
  pay(transaction: Transaction, form: Record<string, string>): Promise<void>
  delivery: { settings: { lateMs: number } }
}

interface Wish {
  manner?: Manner
  down?: boolean
  lateMs?: number
  reference?: string
  card?: string
  step?: string
}

/**
 * `/control` sets how the next notification is sent and whether the provider is down; `/control/pay`
 * pays a reference without a browser. Both reply with the current state.
 */
export async function handleControl(path: string, body: string, sandbox: Controlled) {
  const wish = (body ? JSON.parse(body) : {}) as Wish
  const { control, transactions } = sandbox
  if (wish.manner !== undefined) {
    if (!manners.includes(wish.manner))
      throw new Error(`manner must be one of ${manners.join(', ')}`)
    control.manner = wish.manner
  }
  if (wish.down !== undefined) control.down = wish.down
  if (wish.lateMs !== undefined) sandbox.delivery.settings.lateMs = wish.lateMs
  if (path === '/control/pay') {
    const transaction = transactions.newest(wish.reference ?? '')
    if (!transaction) throw new Error(`No payment with reference ${wish.reference}`)
    await sandbox.pay(transaction, {
      card: wish.card ?? '4000000000000002',
      step: wish.step ?? 'pay',
    })
  }
  return {
    ...control,
    transactions: transactions.all().map(({ form: _form, ...shown }) => shown),
  }
}
