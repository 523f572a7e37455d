import { createRoutesStub } from 'react-router'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pagesWithFragments } from '../../ui/fragments/testing/pages-with-fragments.tsx'
import { menusFor } from '../menu.ts'
import { ContactLine } from './contact-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const picture = (id: number) => ({
  id,
  key: `1f0b9c52-7a52-4c58-9d0a-0d1c4f0a9b1${id}`,
  width: 400,
  height: 100,
  alt: 'Logo',
  placeholder: '',
})

const company = {
  name: 'Jacaranda',
  legalName: 'Jacaranda (Pty) Ltd',
  foundedYear: 1998,
  phone: '012 345 6789',
  phoneInternational: '+27123456789',
  email: 'office@example.co.za',
  address: '1 Church Street, Pretoria',
  hours: 'Monday to Friday, 08:00 to 17:00',
  regulator: 'PPRA',
  ffcNumber: '2026123456',
  logo: null as ReturnType<typeof picture> | null,
  contactFormTitle: 'Write to us',
  contactFormText: 'We reply within a day.',
  footerTexts: ['Registered with the PPRA'],
  partners: [{ name: 'RCI', logo: null }],
  social: [{ name: 'Facebook', url: 'https://facebook.com/jacaranda' }],
  oftenSearched: [] as string[],
}

/** Another value for each setting that a Super Admin may change. */
const changes: Partial<typeof company>[] = [
  { name: 'Bougainvillea' },
  { legalName: 'Bougainvillea (Pty) Ltd' },
  { foundedYear: 2001 },
  { phone: '021 000 1111' },
  { phoneInternational: '+27210001111' },
  { email: 'sales@example.co.za' },
  { address: '2 Long Street, Cape Town' },
  { hours: 'Always' },
  { regulator: 'EAAB' },
  { ffcNumber: '2027000001' },
  { logo: picture(1) },
  { contactFormTitle: 'Ask us' },
  { contactFormText: 'We reply within an hour.' },
  { footerTexts: ['A member of Rebosa'] },
  { partners: [{ name: 'Dial an Exchange', logo: null }] },
  { social: [] },
]

const sources = [{ value: 1, label: 'A friend' }]

interface Seen {
  facts?: Partial<typeof company>
  heardAbout?: typeof sources
  theme?: 'dark' | null
  at?: string
}

function pageOf({ facts, heardAbout = sources, theme = null, at = '/' }: Seen = {}) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <>
          <ContactLine />
          <Header />
          <Footer />
        </>
      ),
    },
  ])
  const root = {
    company: { ...company, ...facts },
    session: null,
    publicUrl: 'https://example.co.za',
    maps: { ngi: false },
    sources: heardAbout,
    theme,
    menus: menusFor(null),
  }
  return <Page initialEntries={[at]} hydrationData={{ loaderData: { root } }} />
}

describe('the frame of a page that was put together from fragments of others', () => {
  const { sent } = pagesWithFragments()
  const whole = (seen?: Seen) => renderToString(pageOf(seen))
  sent(pageOf())

  it.each(changes)('is as if it had been drawn after a change of settings: %o', (facts) => {
    expect(whole({ facts })).not.toBe(whole())
    expect(sent(pageOf({ facts }))).toBe(whole({ facts }))
    expect(sent(pageOf())).toBe(whole())
  })

  it.each<Seen>([
    { heardAbout: [{ value: 2, label: 'A newspaper' }] },
    { theme: 'dark' },
    { at: '/property/residential' },
    { at: '/property/residential/12' },
    { at: '/PROPERTY/Commercial/' },
    { at: '/timeshare/buy?region=1' },
    { at: '/user/login?redirect=%2Foffers' },
    { at: '/contact' },
  ])('is that of its own page: %o', (seen) => {
    expect(sent(pageOf(seen))).toBe(whole(seen))
    expect(sent(pageOf(seen))).toBe(whole(seen))
    expect(sent(pageOf())).toBe(whole())
  })
})
