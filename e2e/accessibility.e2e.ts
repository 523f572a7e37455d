import { expect, test } from './fixtures.ts'

test('the accessibility check finds a violation on a page that had none before', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/user/login')
  await expectAccessible()
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="fault"></button>')
  })
  await expect(expectAccessible()).rejects.toThrow('button-name')
  await page.evaluate(() => document.querySelector('#fault')?.remove())
})

test('on a phone the bar of a long form never covers the focused element', async ({
  page,
  loginAs,
}) => {
  await loginAs('seller')
  // The height left by an on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 500 })
  for (const address of ['/timeshare/sell', '/property/residential/new/Sale']) {
    await page.goto(address)
    await expect(page.locator('[data-bottom-bar]').first()).toBeVisible()
    const first = page.getByRole('main').locator('input, select').first()
    await first.focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          const focused = document.activeElement
          const bar = document.querySelector('[data-bottom-bar]')
          if (!focused || !bar || bar.contains(focused)) return null
          const over = bar.getBoundingClientRect()
          const under = focused.getBoundingClientRect()
          const overlap = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top)
          return overlap > 1 ? focused.outerHTML : null
        })
        expect(covered).toBeNull()
      }
    }
  }
})
