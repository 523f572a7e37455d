import { execFileSync } from 'node:child_process'

/** A process and all its descendants, parents first. */
export function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split(
    '\n',
  )) {
    const [own, parent] = line.trim().split(/\s+/).map(Number)
    if (own && parent) children.set(parent, [...(children.get(parent) ?? []), own])
  }
  const family = [pid]
  for (const member of family) family.push(...(children.get(member) ?? []))
  return family
}

/** False if the process is already gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
