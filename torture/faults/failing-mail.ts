import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

/** The mail server is dead, refuses, hangs, or breaks off after it has accepted an email. */
export const failingMail: Fault = {
  name: 'failing-mail',
  sites: ['server', 'embedded'],
  weight: 1,
  async strike({ site: { mailbox, mailProxy }, random }) {
    try {
      switch (random.below(4)) {
        case 0:
          mailProxy.refuse()
          break
        case 1:
          mailbox.refuseWith = random.pick([421, 451, 452])
          break
        case 2:
          mailProxy.stall()
          break
        default:
          mailbox.onAccepted = () => mailProxy.cut()
      }
      await pause(between(random, 500, 4000))
    } finally {
      mailbox.refuseWith = undefined
      mailbox.onAccepted = () => {}
      mailProxy.heal()
      // An email that hangs is given up now rather than after its time limit.
      mailProxy.cut()
    }
  },
}
