import { describe, expect, it } from 'vitest'
import { withoutQuoted } from './quoted-text.ts'

const answer = 'Thank you. R 2 400 000 is the most we can do.'

describe('the text of a reply', () => {
  it.each([
    [
      'Gmail',
      `${answer}\n\nOn Thu, 12 Nov 2026 at 16:11, Naledi <reply+1@x.example> wrote:\n> Hello\n`,
    ],
    [
      'a broken line',
      `${answer}\n\nOn Thu, 12 Nov 2026 at 16:11, Naledi Mokoena\n<reply+1@x.example> wrote:\n\n> Hello`,
    ],
    ['Afrikaans', `${answer}\n\nOp 12 November 2026 het Naledi geskryf:\n> Hallo`],
    [
      'Outlook',
      `${answer}\r\n\r\n________________________________\r\nFrom: Naledi\r\nSent: Thursday\r\nTo: Lerato\r\n\r\nHello`,
    ],
    [
      'headers alone',
      `${answer}\n\nFrom: Naledi <a@b.example>\nSent: Thursday\nTo: Lerato\nSubject: Re: house\n\nHello`,
    ],
    ['an original message', `${answer}\n-----Original Message-----\nHello`],
    ['quotes alone', `> Hello\n> there\n${answer}`],
  ])('does not repeat what it replies to: %s', (_, text) => {
    expect(withoutQuoted(text)).toBe(answer)
  })

  it('keeps text between quoted lines, and text that only looks like an introduction', () => {
    const between = 'On Monday Naledi wrote:\n> Which day?\nSaturday.\n> What time?\nTen.'
    expect(withoutQuoted(between)).toBe('Saturday.\nTen.')
    expect(withoutQuoted('On Saturday I can come.\nFrom: the station')).toBe(
      'On Saturday I can come.\nFrom: the station',
    )
    expect(withoutQuoted('> only a quote')).toBe('> only a quote')
  })
})
