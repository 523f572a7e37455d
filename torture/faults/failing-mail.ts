import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

/** The mail server is down, refuses, hangs, or disconnects after accepting an email. */
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
      // A hanging email is abandoned now rather than after its timeout.
      mailProxy.cut()
    }
  },
}
