import type { Page } from '@playwright/test'

/** The sandbox's result for these numbers. */
export const cards = { approved: '4000000000000002', declined: '4000000000000036' }

/** Types a card into the provider's page, which is shown in our frame. */
export async function payInFrame(page: Page, card: string, notice = '') {
  const frame = page.frameLocator('iframe[title^="Card page"]')
  await frame.getByLabel('Card number').fill(card)
  if (notice) {
    await frame.getByText('Payment notification').click()
    await frame.getByLabel('Notify the site').selectOption(notice)
  }
  // By keyboard: our page around the frame can move while a click is on its way into it.
  await frame.getByRole('button', { name: /^Pay R/ }).press('Enter')
}
