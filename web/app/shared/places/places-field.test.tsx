// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChosenPlace } from './chosen-place.ts'
import type * as FindPlaces from './find-places.ts'
import { PlacesField } from './places-field.tsx'
import { usePlacesInput } from './use-places-input.ts'

// Generous, for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const known = [
  { display: 'Gauteng', kind: 'province', key: 'gauteng' },
  { display: 'Lynn East, Pretoria', kind: 'suburb', key: 'lynn-east.pretoria.gauteng' },
  { display: 'Lynnwood, Pretoria', kind: 'suburb', key: 'lynnwood.pretoria.gauteng' },
]
vi.mock('./find-places.ts', async (original) => ({
  ...(await original<typeof FindPlaces>()),
  findPlaces: async (text: string) =>
    known.filter(({ display }) => display.toLowerCase().startsWith(text.toLowerCase())),
  findSearch: async (text: string) => (text === 'zzzz' ? undefined : '/property/search?q=all'),
}))

function Places() {
  const [places, setPlaces] = useState<ChosenPlace[]>([])
  const [near, setNear] = useState('')
  const input = usePlacesInput(places, setPlaces)
  return <PlacesField input={input} near={near} onNear={setNear} />
}

const field = () => screen.getByRole('combobox', { name: 'City or suburb' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const removable = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` })

beforeEach(() => {
  render(<Places />, { wrapper: MemoryRouter })
})
afterEach(cleanup)

describe('a field for several places', () => {
  it('takes the best suggestion on Enter, even before the list has loaded', async () => {
    type('gaut')
    press('Enter')
    await waitFor(() => expect(removable('Gauteng')).not.toBeNull())
    type('lynnw')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    press('Enter')
    await waitFor(() => expect(removable('Lynnwood, Pretoria')).not.toBeNull())
    expect((field() as HTMLInputElement).value).toBe('')
    press('Backspace')
    expect(removable('Lynnwood, Pretoria')).toBeNull()
    expect(removable('Gauteng')).not.toBeNull()
  })

  it('takes the final text, not the best suggestion for its beginning', async () => {
    type('lynn')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    type('lynnwood')
    press('Enter')
    await waitFor(() => expect(removable('Lynnwood, Pretoria')).not.toBeNull())
    expect(removable('Lynn East, Pretoria')).toBeNull()
  })

  it('reports that no place has that name, and keeps the text', async () => {
    type('zzzz')
    press('Enter')
    await screen.findByText(/We do not know a place called “zzzz”/)
    expect((field() as HTMLInputElement).value).toBe('zzzz')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('offers the search meant by text that is not a place', async () => {
    type('warehouse in Gauteng')
    press('Enter')
    const link = await screen.findByRole('link', {
      name: 'Search for “warehouse in Gauteng” instead',
    })
    expect(link.getAttribute('href')).toBe('/property/search?q=all')
    type('warehouse')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('explains why the location is unknown when the browser does not share it', async () => {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (_found: unknown, refused: (error: object) => void) =>
          refused({ code: 1, PERMISSION_DENIED: 1 }),
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
    await screen.findByText(/Your browser did not share your location/)
    vi.unstubAllGlobals()
  })
})
