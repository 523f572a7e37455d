// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { messages } from '#contract/messages.ts'
import { Alert } from '../feedback/alert.tsx'
import { TextField } from './fields.tsx'
import { FormAlert } from './form-alert.tsx'
import { useForm } from './use-form.ts'

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

const save = defineCall({
  name: 'testSave',
  summary: 'Saves a person',
  method: 'POST',
  path: '/api/test/save',
  who: 'everyone',
  input: z.object({
    name: z.string().min(1, 'Name is missing'),
    town: z.string().min(1, 'Where?'),
  }),
  output: z.object({ id: z.number() }),
})

const request = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const onDone = vi.fn()

function Person({ once = false, unchecked = false }: { once?: boolean; unchecked?: boolean }) {
  const { form, field, invalid, error, message, done } = useForm({
    call: save,
    read: (data) => Object.fromEntries(data),
    once,
    unchecked,
    onDone,
  })
  return (
    <form {...form} aria-label="Person">
      <FormAlert invalid={invalid} error={error} message={message} />
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <button>{done ? 'Saved' : 'Save'}</button>
    </form>
  )
}

/** A form that is cleared once it is submitted, below a thank-you message. */
function Letters() {
  const [sent, setSent] = useState(0)
  return <Letter key={sent} sent={sent} onSent={() => setSent(sent + 1)} />
}

function Letter({ sent, onSent }: { sent: number; onSent: () => void }) {
  const { form, field, pending } = useForm({
    call: save,
    read: (data) => Object.fromEntries(data),
    onDone: onSent,
  })
  return (
    <form {...form} aria-label="Person">
      {sent > 0 && !pending && (
        <Alert type="SUCCESS" outcome>
          Thanks, {sent === 1 ? 'first' : 'second'}
        </Alert>
      )}
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <button>Save</button>
    </form>
  )
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Person' }))
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  request.mockReset()
  onDone.mockReset()
  vi.stubGlobal('fetch', request)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('an incomplete form', () => {
  it('sends nothing, shows errors at the top and beside each field, and focuses the first', async () => {
    render(<Person />)
    submit()
    expect((await screen.findByText(messages.formInvalid)).isConnected).toBe(true)
    for (const [label, text] of [
      ['Name', 'Name is missing'],
      ['Town', 'Where?'],
    ] as const) {
      const input = screen.getByLabelText(label)
      expect(input.getAttribute('aria-invalid')).toBe('true')
      const notes = input.getAttribute('aria-describedby')?.split(' ') ?? []
      const described = notes.map((id) => document.getElementById(id)?.textContent).join(' ')
      expect(described).toContain(text)
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    expect(request).not.toHaveBeenCalled()
  })

  it('clears the error of a field as soon as it is edited, but not the others', async () => {
    render(<Person />)
    submit()
    await screen.findByText('Name is missing')
    type('Name', 'T')
    expect(screen.queryByText('Name is missing')).toBeNull()
    expect(screen.getByText('Where?').isConnected).toBe(true)
  })

  it('clears the message at the top once the last invalid field is edited', async () => {
    render(<Person />)
    submit()
    await screen.findByText(messages.formInvalid)
    type('Name', 'Thandi')
    expect(screen.getByText(messages.formInvalid).isConnected).toBe(true)
    type('Town', 'Durban')
    expect(screen.queryByText(messages.formInvalid)).toBeNull()
  })

  it('is submitted as it is if only the server validates it, and shows what the server refuses', async () => {
    const fields = { town: 'Where?' }
    request.mockResolvedValue(
      reply(422, { code: 'invalid', message: messages.formInvalid, fields }),
    )
    render(<Person unchecked />)
    submit()
    expect((await screen.findByText('Where?')).isConnected).toBe(true)
    expect(screen.queryByText('Name is missing')).toBeNull()
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('focuses the second field when the first is valid', async () => {
    render(<Person />)
    type('Name', 'Thandi')
    submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Town')))
  })
})

describe('a valid form', () => {
  const fill = () => {
    type('Name', 'Thandi')
    type('Town', 'Durban')
  }

  it('is submitted once however often the button is pressed, and is locked in the meantime', async () => {
    let respond!: (response: Response) => void
    request.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    render(<Person />)
    fill()
    submit()
    submit()
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
    expect(screen.getByLabelText('Name').closest('form')?.hasAttribute('inert')).toBe(true)
    submit()
    respond(reply(200, { id: 7 }))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 7 }))
    submit()
    await screen.findByRole('button', { name: 'Saved', hidden: true })
    expect(request).toHaveBeenCalledTimes(1)
    expect(JSON.parse(request.mock.calls[0]?.[1].body as string)).toEqual({
      name: 'Thandi',
      town: 'Durban',
    })
  })

  it('shows an error from the server beside its field, and can be submitted again', async () => {
    const fields = { town: 'No such town' }
    request.mockResolvedValueOnce(reply(422, { code: 'invalid', message: 'x', fields }))
    request.mockResolvedValueOnce(reply(200, { id: 8 }))
    render(<Person />)
    fill()
    submit()
    await screen.findByText('No such town')
    expect(screen.getByText(messages.formInvalid).isConnected).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Town')))
    expect(onDone).not.toHaveBeenCalled()
    type('Town', 'Margate')
    expect(screen.queryByText(messages.formInvalid)).toBeNull()
    submit()
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 8 }))
  })

  it('reports a missing reply, and reuses the same key when it is submitted again', async () => {
    request.mockRejectedValueOnce(new TypeError('fetch failed'))
    request.mockResolvedValueOnce(reply(200, { id: 9 }))
    render(<Person once />)
    fill()
    submit()
    await screen.findByText(messages.connectionRefused)
    submit()
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 9 }))
    const keys = request.mock.calls.map(
      ([, init]) => (init.headers as Record<string, string>)['idempotency-key'],
    )
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('focuses the message above the form when the error has no field, each time', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    request.mockImplementation(async () =>
      reply(403, { code: 'notAllowed', message: 'Not yours.' }),
    )
    render(<Person />)
    fill()
    for (const times of [1, 2]) {
      screen.getByLabelText('Town').focus()
      submit()
      await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times))
      expect(document.activeElement).toBe(screen.getByRole('alert'))
      expect(screen.getByRole('alert').textContent).toContain('Not yours.')
    }
    scrolled.mockRestore()
  })

  it('shows the status and the message of a server error as text, in the specified wording', async () => {
    const message = '<b>Broken</b>'
    request.mockResolvedValueOnce(reply(500, { code: 'internal', message, fields: {} }))
    render(<Person />)
    fill()
    submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`${messages.detailsIncorrect}500: ${message}`)
    expect(alert.querySelector('b')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(alert))
  })

  it('focuses its success message, which a later attempt removes', async () => {
    request.mockImplementation(async () => reply(200, { id: 7 }))
    render(<Letters />)
    for (const time of ['first', 'second']) {
      fill()
      submit()
      await waitFor(() => expect(document.activeElement?.textContent).toBe(`Thanks, ${time}`))
    }
    submit()
    await screen.findByText('Name is missing')
    expect(screen.queryByText('Thanks, second')).toBeNull()
    fill()
    expect(screen.queryByText('Thanks, second')).toBeNull()
  })
})
