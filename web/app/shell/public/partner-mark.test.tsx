// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PartnerMark } from './partner-mark.tsx'
import { wordMarks } from './word-marks.ts'

afterEach(cleanup)

describe('a partner in the footer', () => {
  it.each(['RCI', 'Dial an Exchange', 'Interval International', 'First Exchange'])(
    'is a drawn word mark until a logo is uploaded: %s',
    (name) => {
      render(<PartnerMark name={name} logo={null} />)
      const image = screen.getByRole('img', { name })
      expect(image.getAttribute('src')).toBe(wordMarks[name]?.src)
      expect(image.getAttribute('loading')).toBe('lazy')
    },
  )

  it('is the uploaded logo', () => {
    const key = '1f0b9c52-7a52-4c58-9d0a-0d1c4f0a9b11'
    const logo = { id: 7, key, width: 400, height: 100, alt: 'RCI', placeholder: '' }
    render(<PartnerMark name="RCI" logo={logo} />)
    expect(screen.getByRole('img', { name: 'RCI' }).getAttribute('src')).toContain(key)
  })

  it('is the name if there is neither', () => {
    render(<PartnerMark name="Kruger Swaps" logo={null} />)
    expect(screen.getByText('Kruger Swaps').isConnected).toBe(true)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
