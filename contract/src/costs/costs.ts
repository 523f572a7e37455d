import { bondRepayment } from '../bond.ts'
import { today } from '../values/day.ts'
import {
  bondToday,
  conveyancing,
  deedsOffice,
  ratesOn,
  transferDuty,
  vatPercent,
  type DutyBracket,
  type FeeBracket,
  type FlatFee,
} from './rates.ts'

function bracketOf<Row extends { upTo: number | null }>(rows: readonly Row[], amount: number): Row {
  return rows.find(({ upTo }) => upTo === null || amount <= upTo) as Row
}

const toCents = (amount: number) => Math.round(amount * 100) / 100

/** Zero if the seller charges VAT. */
export function transferDutyOn(price: number, day = today()): number {
  const { above, base, percent } = bracketOf<DutyBracket>(ratesOn(transferDuty, day).rows, price)
  return toCents(base + ((price - above) * percent) / 100)
}

/** The attorney's fee under the guideline, without VAT; the same for a transfer and for a bond. */
export function conveyancingFee(amount: number, day = today()): number {
  const { above, base, step, per } = bracketOf<FeeBracket>(ratesOn(conveyancing, day).rows, amount)
  return base + Math.ceil(Math.max(0, amount - above) / per) * step
}

export function deedsOfficeFee(amount: number, day = today()): number {
  return bracketOf<FlatFee>(ratesOn(deedsOffice, day).rows, amount).fee
}

export const withVat = (amount: number) => toCents(amount * (1 + vatPercent / 100))

export interface BuyingCosts {
  transferDuty: number
  /** VAT included. */
  transferAttorney: number
  transferDeedsOffice: number
  transferTotal: number
  bondAttorney: number
  bondDeedsOffice: number
  bondTotal: number
  total: number
  /** The date from which the newest of these tables applies. */
  ratesFrom: string
}

/** What a buyer pays on top of the price: the transfer, and registering the bond if there is one. */
export function buyingCosts(price: number, bond: number, day = today()): BuyingCosts {
  const duty = transferDutyOn(price, day)
  const transferAttorney = withVat(conveyancingFee(price, day))
  const transferDeedsOffice = deedsOfficeFee(price, day)
  const bondAttorney = bond > 0 ? withVat(conveyancingFee(bond, day)) : 0
  const bondDeedsOffice = bond > 0 ? deedsOfficeFee(bond, day) : 0
  const transferTotal = toCents(duty + transferAttorney + transferDeedsOffice)
  const bondTotal = toCents(bondAttorney + bondDeedsOffice)
  return {
    transferDuty: duty,
    transferAttorney,
    transferDeedsOffice,
    transferTotal,
    bondAttorney,
    bondDeedsOffice,
    bondTotal,
    total: toCents(transferTotal + bondTotal),
    ratesFrom: [transferDuty, conveyancing, deedsOffice]
      .map((tables) => ratesOn<unknown>(tables, day).from)
      .sort()
      .at(-1) as string,
  }
}

export interface StandardBond {
  monthly: number
  /** The gross monthly income that a bank would require. */
  income: number
  ratePercent: number
  years: number
}

/** The default deposit, in whole rand. */
export function typicalDeposit(price: number): number {
  return Math.round((price * bondToday.depositPercent) / 100)
}

/** The instalment on today's standard terms: prime over twenty years. */
export function standardBond(price: number, deposit = 0): StandardBond {
  const { primePercent: rate, years, incomePart } = bondToday
  const { monthly } = bondRepayment({ amount: price, deposit, years, rate })
  return {
    monthly: toCents(monthly),
    income: toCents(monthly / incomePart),
    ratePercent: rate,
    years,
  }
}
