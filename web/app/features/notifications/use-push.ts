import { useEffect, useState } from 'react'
import { subscribePush, unsubscribePush } from '#contract/notifications/notifications.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

const workerPath = '/push-worker.js'

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether a subscription was made with these keys; the site's may have changed. */
function isOf({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return used.length === key.length && used.every((byte, at) => byte === key[at])
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** This browser's push notifications. */
export function usePush(pushKey: string) {
  const [state, setState] = useState<PushState>('unknown')
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const subscribe = useAction(subscribePush)
  const unsubscribe = useAction(unsubscribePush)
  const { run: store } = subscribe

  // A browser that was turned on by an earlier login is switched to what this user chose.
  useEffect(() => {
    if (!isSupported()) return setState('unsupported')
    if (Notification.permission === 'denied') return setState('denied')
    subscriptionHere()
      .then(async (found) => {
        const kept = found && isOf(found, bytesOf(pushKey)) && (await store(inputOf(found)))
        setState(kept ? 'on' : 'off')
      })
      .catch(() => setState('off'))
  }, [pushKey, store])

  async function turnOn() {
    setProblem(undefined)
    setWorking(true)
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState('denied')
      await navigator.serviceWorker.register(workerPath, { scope: '/' })
      const { pushManager } = await navigator.serviceWorker.ready
      await (await pushManager.getSubscription())?.unsubscribe()
      const made = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(pushKey),
      })
      if (await store(inputOf(made))) setState('on')
    } catch {
      setProblem('This browser could not reach its push service. Please try again later.')
    } finally {
      setWorking(false)
    }
  }

  async function turnOff() {
    const found = await subscriptionHere()
    if (found && !(await unsubscribe.run({ endpoint: found.endpoint }))) return
    await found?.unsubscribe()
    setState('off')
  }

  return { state, problem, busy: working || subscribe.busy || unsubscribe.busy, turnOn, turnOff }
}

function inputOf(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
