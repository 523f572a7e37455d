import { expect, it } from 'vitest'
import { readCompany } from './form-values.ts'

it('the company form is read with its lists, however many rows they have', () => {
  const form = new FormData()
  const typed = {
    companyName: 'Umbrella',
    'address.street': '1 Church Street',
    'address.lat': '-25.7',
    foundedYear: '2013',
    supportTeamSize: '',
    logoId: '7',
    footerTexts: ' One line \n\nAnother\n',
    'partners.0.name': 'RCI',
    'partners.0.logoId': '',
    'partners.1.name': 'DAE',
    'partners.1.logoId': '9',
    'socialLinks.0.network': 'Facebook',
    'socialLinks.0.url': 'https://www.example.com',
  }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  expect(readCompany(form)).toMatchObject({
    companyName: 'Umbrella',
    address: { street: '1 Church Street', lat: -25.7 },
    foundedYear: 2013,
    supportTeamSize: null,
    logoId: 7,
    footerTexts: ['One line', 'Another'],
    oftenSearched: [],
    openingHours: [],
    partners: [
      { name: 'RCI', logoId: null },
      { name: 'DAE', logoId: 9 },
    ],
    socialLinks: [{ network: 'Facebook', url: 'https://www.example.com' }],
  })
})
