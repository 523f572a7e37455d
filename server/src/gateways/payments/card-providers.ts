import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { createPayFast, type PayFast } from './payfast.ts'
import { createPayGate, type PayGate } from './paygate.ts'

/** The configured card providers, and the origins that our pages embed or post to. */
export interface CardProviders {
  paygate: PayGate | undefined
  payfast: PayFast | undefined
  frames: string[]
  forms: string[]
}

export function openCardProviders(
  config: Pick<Config, 'paygate' | 'payfast' | 'paymentOrigins'>,
  log?: FastifyBaseLogger,
): CardProviders {
  const { paygate, payfast, paymentOrigins } = config
  const origins = [paygate, payfast].flatMap((provider) =>
    provider ? [new URL(provider.url).origin] : [],
  )
  // A card's own bank shows its security page inside the frame, and there are too many to name.
  const banks = paygate?.url.startsWith('https:') ? ['https:'] : []
  const forms = [...new Set([...origins, ...paymentOrigins])]
  return {
    paygate: paygate && createPayGate(paygate, log),
    payfast: payfast && createPayFast(payfast, log),
    frames: [...forms, ...banks],
    forms,
  }
}
