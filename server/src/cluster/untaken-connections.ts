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
 * Node forgets a connection that it has handed to a worker which dies before taking it, and the client
 * waits forever. Closed at the end of the worker, the client tries again at once.
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
