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
