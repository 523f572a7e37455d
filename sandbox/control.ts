import { manners, type Manner, type Transaction, type Transactions } from './transactions.ts'

/** What tests, and people who try things out, can set. */
export interface ControlState {
  /** Of the next payment; after it everything is normal again. */
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
 * `/control` sets how the next notice comes and whether the provider is down; `/control/pay` pays a
 * reference without a browser. Both return what is known.
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
    if (!transaction) throw new Error(`There is no payment ${wish.reference}`)
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
