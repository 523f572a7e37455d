/** The result of a card payment, in PayGate's codes. */
export interface Ending {
  status: '0' | '1' | '2' | '4'
  resultCode: string
  resultDesc: string
}

export interface TestCard {
  number: string
  name: string
  ending: Ending
}

const approved: Ending = { status: '1', resultCode: '990017', resultDesc: 'Auth Done' }

export const cancelled: Ending = {
  status: '4',
  resultCode: '990028',
  resultDesc: 'Transaction Cancelled',
}

export const testCards: readonly TestCard[] = [
  { number: '4000000000000002', name: 'Approved (Visa)', ending: approved },
  { number: '5200000000000015', name: 'Approved (Mastercard)', ending: approved },
  {
    number: '4000000000000028',
    name: 'Insufficient funds',
    ending: { status: '2', resultCode: '900003', resultDesc: 'Insufficient Funds' },
  },
  {
    number: '4000000000000036',
    name: 'Declined',
    ending: { status: '2', resultCode: '900007', resultDesc: 'Declined' },
  },
  {
    number: '5200000000000064',
    name: 'Not done',
    ending: { status: '0', resultCode: '990022', resultDesc: 'Bank not available' },
  },
]

const invalid: Ending = { status: '2', resultCode: '900004', resultDesc: 'Invalid Card Number' }

/** Any other card is refused: nobody should enter a real one here. */
export function endingOf(number: string): Ending {
  const digits = number.replace(/\D/g, '')
  return testCards.find((card) => card.number === digits)?.ending ?? invalid
}
