// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Broken } from './broken.tsx'

vi.mock('../shell/errors/error-page.tsx', () => ({
  ErrorPage: ({ error }: { error: Error }) => <p>Explained: {error.message}</p>,
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Failing(): never {
  throw new Error('no price')
}

it('a page that fails while it is drawn gives way to an explanation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Broken>
      <Failing />
    </Broken>,
  )
  await screen.findByText('Explained: no price')
})

it('a page that does not fail is shown as it is', () => {
  render(
    <Broken>
      <p>Homes</p>
    </Broken>,
  )
  expect(screen.getByText('Homes')).toBeTruthy()
})
