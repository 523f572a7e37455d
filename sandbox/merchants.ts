/** The test merchants of both providers. No money is taken. */
export const payGateMerchant = { id: '10011072130', key: 'secret' }

export const payFastMerchant = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jacaranda-sandbox',
}
