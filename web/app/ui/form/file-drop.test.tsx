// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FileDrop } from './file-drop.tsx'

afterEach(cleanup)

const zip = new File(['x'], 'photos.zip')
const other = new File(['y'], 'other.zip')

function show(busy = false) {
  const sent: string[] = []
  render(
    <FileDrop
      what="a ZIP file"
      busyLabel="Uploading the pictures"
      hint="Up to 2 MB."
      accept=".zip"
      busy={busy}
      onFile={(file) => sent.push(file.name)}
    />,
  )
  return sent
}

describe('a drop area for a file', () => {
  it('says what it accepts, and sends a chosen file at once', () => {
    const sent = show()
    const field = screen.getByLabelText<HTMLInputElement>(/Drop a ZIP file here, or choose one/)
    expect([field.accept, screen.getByText('Up to 2 MB.').tagName]).toEqual(['.zip', 'SMALL'])
    fireEvent.change(field, { target: { files: [zip] } })
    expect(sent).toEqual(['photos.zip'])
  })

  it('sends the first of the files that are dropped on it', () => {
    const sent = show()
    const area = screen.getByText(/Drop a ZIP file/).closest('label') as HTMLElement
    fireEvent.dragOver(area)
    fireEvent.drop(area, { dataTransfer: { files: [zip, other] } })
    fireEvent.drop(area, { dataTransfer: { files: [] } })
    expect(sent).toEqual(['photos.zip'])
  })

  it('accepts no second file while it is sending one', () => {
    const sent = show(true)
    const area = screen.getByText('Uploading the pictures').closest('label') as HTMLElement
    fireEvent.drop(area, { dataTransfer: { files: [zip] } })
    expect(sent).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>(/Uploading/).disabled).toBe(true)
  })
})
