import {
  ImapError,
  openImapConnection,
  quoted,
  type ImapAddress,
  type ImapConnection,
} from './imap-connection.ts'

export interface MailboxLimits {
  /** The timeout of one visit to the mailbox. */
  totalMs: number
  /** Emails are read up to this size. */
  mostBytes: number
  /** Per visit; the rest are read on the next one. */
  mostEmails: number
}

export const mailboxLimits: MailboxLimits = {
  totalMs: 50_000,
  mostBytes: 15 * 1024 * 1024,
  mostEmails: 50,
}

interface Mailbox extends ImapAddress {
  user: string
  password: string
  folder: string
}

/** `imaps://user:password@host/INBOX` */
export function parseImapUrl(written: string): Mailbox {
  const url = new URL(written)
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}

async function findUnseen(connection: ImapConnection): Promise<number[]> {
  const lines = await connection.command('UID SEARCH UNSEEN')
  const found = lines.find(({ text }) => text.startsWith('* SEARCH'))
  return (found?.text.match(/\d+/g) ?? []).map(Number)
}

/** Undefined if someone else has removed it in the meantime. */
async function fetchEmail(connection: ImapConnection, uid: number, mostBytes: number) {
  const lines = await connection.command(`UID FETCH ${uid} (BODY.PEEK[]<0.${mostBytes}>)`)
  return lines.find(({ literals }) => literals.length > 0)?.literals[0]
}

/** Whether it succeeded; otherwise its error is among the failures. */
async function attempt(work: () => Promise<void>, failures: unknown[]): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    failures.push(error)
    return false
  }
}

/**
 * Reads the unread emails of a mailbox, oldest first. Each is marked as read once it is stored, so
 * that one that could not be stored is read again on the next visit, without blocking others.
 * Returns how many were stored.
 */
export async function readMailbox(
  imapUrl: string,
  receive: (content: Buffer) => Promise<void>,
  { totalMs, mostBytes, mostEmails }: MailboxLimits = mailboxLimits,
): Promise<number> {
  const { user, password, folder, ...address } = parseImapUrl(imapUrl)
  const signal = AbortSignal.timeout(totalMs)
  const connection = await openImapConnection(address, { signal, mostBytes: mostBytes + 65_536 })
  try {
    await connection.command(`LOGIN ${quoted(user)} ${quoted(password)}`)
    await connection.command(`SELECT ${quoted(folder)}`)
    const uids = (await findUnseen(connection)).toSorted((a, b) => a - b).slice(0, mostEmails)
    const failures: unknown[] = []
    for (const uid of uids) {
      const content = await fetchEmail(connection, uid, mostBytes)
      const stored = content ? await attempt(() => receive(content), failures) : true
      if (stored) await connection.command(`UID STORE ${uid} +FLAGS (\\Seen)`)
    }
    await connection.command('LOGOUT')
    if (failures.length) {
      const message = `Emails that could not be stored: ${failures.length}`
      throw new ImapError(message, { cause: failures[0] })
    }
    return uids.length
  } finally {
    connection.close()
  }
}
