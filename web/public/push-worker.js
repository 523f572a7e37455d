// Shows push notifications, and nothing else: pages and requests are not touched.

function messageOf(event) {
  try {
    return event.data.json()
  } catch {
    return { title: 'Jacaranda', text: 'You have a new notification.', link: '/notifications' }
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, text, link, tag } = messageOf(event)
  const options = { body: text, tag, icon: '/logo.svg', data: { link } }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** In a tab of the site that is open, or in a new one. */
async function open(link) {
  const address = new URL(link, self.location.origin)
  if (address.origin !== self.location.origin) return
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!tab) {
    await self.clients.openWindow(address.href)
    return
  }
  await tab.focus()
  // A client of a worker is always of its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tab.postMessage({ open: address.pathname + address.search })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
