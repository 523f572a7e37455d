import { setTimeout as pause } from 'node:timers/promises'
import { choicesOf, between } from '../choices.ts'
import type { Site, Stored } from '../world/site.ts'
import { accountWork, openAccount } from './accounts.ts'
import { Client } from './client.ts'
import { draftWork } from './drafts.ts'
import { enquiryWork } from './enquiries.ts'
import { listingWork } from './listings.ts'
import { offerWork } from './offers.ts'
import { paymentWork } from './payments.ts'
import { pictureWork } from './pictures.ts'
import type { Finding, Report } from '../finding.ts'
import type { Check, Listing, Work, Writer } from './work.ts'

/** Several people using one site at the same time, and the replies they got. */
export interface Crew {
  client: Client
  /** Works until `stop` is called; then each finishes what they have begun. */
  work(round: number): { stop(): Promise<void> }
  /** One small write, repeated until it is acknowledged. */
  probe(): Promise<void>
  acknowledged(): number
  /** Makes the program look for due emails. */
  wakeOutbox(): Promise<void>
  settle(): Promise<Finding[]>
  confirm(): Promise<Finding[]>
  promised(): Check
}

export interface CrewOptions {
  site: Site
  seed: number
  writers: number
  report: Report
}

function chooser(works: readonly Work[]) {
  const total = works.reduce((sum, { weight }) => sum + weight, 0)
  return (share: number): Work => {
    let left = share * total
    return works.find(({ weight }) => (left -= weight) < 0) ?? (works[0] as Work)
  }
}

const together = async (found: readonly Promise<Finding[]>[]) => (await Promise.all(found)).flat()

export async function gatherCrew({ site, seed, writers, report }: CrewOptions): Promise<Crew> {
  const client = new Client(site.address, report)
  const published: Listing[] = []
  const listings = listingWork(site)
  const payments = paymentWork(site)
  const drafts = draftWork()
  const works = [
    listings,
    pictureWork(),
    enquiryWork(site),
    payments,
    offerWork(),
    drafts,
    accountWork(),
  ]
  const choose = chooser(works)
  const crew: Writer[] = []
  for (let nth = 0; nth < writers; nth++) {
    const name = `${site.kind} ${nth}`
    const random = choicesOf(seed, name)
    const { token, email } = await openAccount(client, random)
    const writer = { name, random, client, site, token, email, listings: [], published }
    crew.push(writer)
    await payments.pay(writer, await listings.create(writer), 'normal')
    writer.listings = []
  }
  const prober = {
    ...(crew[0] as Writer),
    name: `${site.kind} prober`,
    random: choicesOf(seed, site.kind, 'prober'),
    listings: [],
  }
  Object.assign(prober, await openAccount(client, prober.random))
  const waiting = await listings.create(prober)

  async function workOn(writer: Writer, state: { stopped: boolean }) {
    while (!state.stopped) {
      const work = choose(writer.random.next())
      await work
        .run(writer)
        .catch((error: unknown) =>
          report({ kind: 'error', what: `${work.name}: ${String(error)}` }),
        )
      await pause(between(writer.random, 0, 30))
    }
  }

  return {
    client,
    work(round) {
      const state = { stopped: false }
      for (const writer of crew) writer.random = choicesOf(seed, round, writer.name)
      const working = crew.map((writer) => workOn(writer, state))
      return {
        async stop() {
          state.stopped = true
          await Promise.all(working)
        },
      }
    },
    probe: () => drafts.run(prober),
    acknowledged: () => works.reduce((sum, work) => sum + work.acknowledged(), 0),
    // Choosing it again changes nothing, and every acknowledged choice wakes the outbox.
    wakeOutbox: () => payments.chooseEft(prober, waiting),
    settle: () => together(works.map(async (work) => (await work.settle?.(client)) ?? [])),
    confirm: () => together(works.map(async (work) => (await work.confirm?.(client)) ?? [])),
    promised() {
      const checks = works.map((work) => work.promised())
      return (stored: Stored) => together(checks.map((check) => check(stored)))
    },
  }
}
