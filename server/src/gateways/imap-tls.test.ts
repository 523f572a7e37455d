import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openImap, type TestImap } from '../testing/imap.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { readMailbox } from './imap-mailbox.ts'

const run = promisify(execFile)
const email = Buffer.from('From: a@example.com\r\nSubject: Hello\r\n\r\nOver TLS.\r\n')

let folder: string
let mailbox: TestImap

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-imap-'))
  const certificate = selfSigned('localhost')
  await writeFile(path.join(folder, 'authority.pem'), certificate.cert)
  mailbox = await openImap(certificate)
  mailbox.emails.push({ content: email, seen: false })
})

afterEach(async () => {
  await mailbox.close()
  await rm(folder, { recursive: true, force: true })
})

/** A private certificate authority is trusted by a setting that Node reads on startup. */
async function readElsewhere(url: string): Promise<string> {
  const program = `
    import { readMailbox } from ${JSON.stringify(new URL('./imap-mailbox.ts', import.meta.url).href)}
    const count = await readMailbox(process.argv[1], async (content) => {
      process.stdout.write(content)
    })
    process.stdout.write('read ' + count)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, url], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.pem') },
  })
  return stdout
}

describe('a mailbox over TLS', () => {
  it('is read if its certificate is trusted', async () => {
    expect(await readElsewhere(mailbox.url)).toBe(`${email.toString()}read 1`)
    expect(mailbox.emails[0]?.seen).toBe(true)
  })

  it('is not read, and no password is sent, if its certificate is not trusted', async () => {
    let received = 0
    const visit = readMailbox(mailbox.url, async () => {
      received += 1
    })
    await expect(visit).rejects.toThrow(
      'The certificate of the mailbox server is not trusted: self-signed certificate',
    )
    expect([received, mailbox.emails[0]?.seen]).toEqual([0, false])
  })

  it('is not read if the certificate is for another host', async () => {
    const elsewhere = mailbox.url.replace('@localhost:', '@127.0.0.1:')
    await expect(readElsewhere(elsewhere)).rejects.toThrow(/The certificate .* is not trusted/)
  })
})
