import type { ChildProcess, SendHandle } from 'node:child_process'
import type { Worker } from 'node:cluster'

/** How Node's cluster module hands over a connection: undocumented, but unchanged for many versions. */
interface HandOver {
  act?: string
  seq?: number
}
interface Connection {
  close(): void
}

/**
 * If a worker dies before it has accepted a connection that Node handed to it, Node forgets the
 * connection, and the client waits forever. This closes such connections when the worker exits, so
 * that the client can retry at once.
 */
export function closeUntaken(worker: Worker): void {
  const child: ChildProcess = worker.process
  const handed = new Map<number, Connection>()
  const send = child.send.bind(child) as (...all: unknown[]) => boolean
  const sendAndRemember = (...all: unknown[]): boolean => {
    const [message, handle] = all as [HandOver | undefined, SendHandle | undefined]
    if (handle && message?.act === 'newconn' && message.seq !== undefined)
      handed.set(message.seq, handle as unknown as Connection)
    return send(...all)
  }
  child.send = sendAndRemember as ChildProcess['send']
  child.on('internalMessage', ({ ack }: { ack?: number }) => {
    if (ack !== undefined) handed.delete(ack)
  })
  worker.once('exit', () => {
    for (const connection of handed.values()) connection.close()
    handed.clear()
  })
}
