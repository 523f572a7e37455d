// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MailFrame } from './mail-frame.tsx'

afterEach(cleanup)

it.each([
  ['<table style="width:100%;background:#f5f1eb"><tr><td>Hello</td></tr></table>', '#f5f1eb'],
  ['<p>Hello</p>', 'white'],
  ['<table style="background:url(x)"></table><p style="background:#000000"></p>', 'white'],
])('the background of %s continues below it', (html, ground) => {
  render(<MailFrame html={html} title="Email" />)
  const shown = screen.getByTitle('Email').getAttribute('srcdoc')
  expect(shown).toContain(`<body style="margin:0;background:${ground}">`)
})
