import { sampleVatNumber } from '#contract/settings/sample-numbers.ts'
import type { CompanySettings } from '#contract/settings/settings.schema.ts'

export type { CompanySettings }

/**
 * Sample values for a new site. A Super Admin replaces them before the first real listing; the
 * registration, VAT and account numbers do not exist.
 */
export const settings: CompanySettings = {
  companyName: 'Jacaranda',
  legalName: 'Jacaranda Property (Pty) Ltd',
  logo: null,
  companyRegNumber: '2013/000000/07 (sample)',
  vatNumber: sampleVatNumber,
  ffcNumber: '2026 000 001 (sample)',
  regulator: 'Registered with the PPRA',
  foundedYear: 2013,
  supportTeamSize: 3,
  commercialRentals: 40,
  residentialRentals: 15,
  phone: '012 555 0143',
  phoneInternational: '+27125550143',
  email: 'hello@jacaranda.example',
  address: {
    building: 'Menlyn Corner',
    street: '87 Frikkie de Beer Street',
    suburb: 'Pretoria East',
    city: 'Pretoria',
    province: 'Gauteng',
    postalCode: '0181',
    country: 'South Africa',
    lat: -25.7845,
    lng: 28.2775,
  },
  openingHours: [{ firstDay: 'Monday', lastDay: 'Friday', open: '08:00', close: '17:00' }],
  heroTitle: 'Come home to the',
  heroAccent: 'right street.',
  heroText:
    'Homes, business premises and timeshare weeks across South Africa, with the buyer’s money held in trust until transfer.',
  aboutText:
    'We have been in Pretoria East since 2013. Our support team is three people, so whoever answers the phone knows your listing.',
  trustText:
    'The buyer’s money is held in a trust account. The seller is paid only once the transfer is complete.',
  footerTexts: ['Buyers’ money is held in a trust account', 'Prices are in South African rand'],
  contactFormTitle: 'Ask us anything',
  contactFormText: 'One of our team of three will reply within one working day.',
  oftenSearched: ['Faerie Glen', 'Waterkloof', 'Umhlanga', 'Stellenbosch'],
  partners: [
    { name: 'RCI', logo: null },
    { name: 'Dial an Exchange', logo: null },
    { name: 'Interval International', logo: null },
    { name: 'First Exchange', logo: null },
  ],
  socialLinks: [
    { network: 'Facebook', url: 'https://www.example.com/facebook/jacaranda' },
    { network: 'Instagram', url: 'https://www.example.com/instagram/jacaranda' },
    { network: 'YouTube', url: 'https://www.example.com/youtube/jacaranda' },
    { network: 'LinkedIn', url: 'https://www.example.com/linkedin/jacaranda' },
  ],
  eftAccount: {
    bankName: 'First National Bank',
    accountHolder: 'Jacaranda Property (Pty) Ltd',
    accountNumber: '62000000000',
    accountType: 'Business cheque account',
    branchCode: '250655',
    referenceHint: 'Use your listing reference, for example TW-20418',
  },
}
