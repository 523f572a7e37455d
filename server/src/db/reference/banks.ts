export type BankSeed = { id: number; bankName: string; universalBranchCode: string }

/** Universal codes work for every branch of the bank; they are text because of leading zeros. */
export const banks: readonly BankSeed[] = [
  { id: 1, bankName: 'Absa Bank', universalBranchCode: '632005' },
  { id: 2, bankName: 'African Bank', universalBranchCode: '430000' },
  { id: 3, bankName: 'Albaraka Bank', universalBranchCode: '800000' },
  { id: 4, bankName: 'Bank Zero', universalBranchCode: '888000' },
  { id: 5, bankName: 'Bidvest Bank', universalBranchCode: '462005' },
  { id: 6, bankName: 'Capitec Bank', universalBranchCode: '470010' },
  { id: 7, bankName: 'Discovery Bank', universalBranchCode: '679000' },
  { id: 8, bankName: 'First National Bank', universalBranchCode: '250655' },
  { id: 9, bankName: 'HSBC Bank', universalBranchCode: '587000' },
  { id: 10, bankName: 'Investec Bank', universalBranchCode: '580105' },
  { id: 11, bankName: 'Nedbank', universalBranchCode: '198765' },
  { id: 12, bankName: 'Postbank', universalBranchCode: '460005' },
  { id: 13, bankName: 'Sasfin Bank', universalBranchCode: '683000' },
  { id: 14, bankName: 'Standard Bank', universalBranchCode: '051001' },
  { id: 15, bankName: 'Standard Chartered Bank', universalBranchCode: '730020' },
  { id: 16, bankName: 'TymeBank', universalBranchCode: '678910' },
]
