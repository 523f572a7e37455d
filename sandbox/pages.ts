import { testCards } from './cards.ts'
import type { Transaction } from './transactions.ts'

function escape(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`)
}

const style = `
:root { color-scheme: light dark; --ink: #1e1a17; --soft: #655c51; --line: #d8d0c4; --paper: #fff;
  --ground: #f5f1eb; --violet: #563388; --on-violet: #fff; --bad: #a3261d }
@media (prefers-color-scheme: dark) { :root { --ink: #f3eee7; --soft: #bdb3a6; --line: #4a433b;
  --paper: #241f1b; --ground: #181411; --violet: #b99ae6; --on-violet: #1d1030; --bad: #ffa79f } }
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Inter, "Segoe UI", Helvetica, Arial, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 20px; background: var(--paper); border-radius: 12px;
  border: 1px solid var(--line) }
.test { max-width: 440px; margin: 0 auto 12px; padding: 10px; border-radius: 12px; text-align: center;
  background: repeating-linear-gradient(135deg, #f2b705 0 16px, #1e1a17 16px 32px) }
.test strong { display: inline-block; padding: 2px 10px; border-radius: 6px; background: #fff7d6;
  color: #1e1a17 }
h1 { margin: 0 0 4px; font: 600 24px/1.2 Georgia, serif }
p { margin: 0 0 12px } .soft { color: var(--soft); font-size: 14px } .bad { color: var(--bad) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px }
dt { color: var(--soft) } dd { margin: 0; text-align: right; font-weight: 600 }
label { display: block; margin: 0 0 4px; font-weight: 600; font-size: 14px }
input, select { width: 100%; min-height: 48px; padding: 8px 12px; margin: 0 0 12px; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 8px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
button, .button { width: 100%; min-height: 48px; margin: 0 0 8px; font: inherit; font-weight: 600;
  border-radius: 8px; border: 1px solid var(--violet); cursor: pointer }
.main { background: var(--violet); color: var(--on-violet) }
.quiet { background: none; color: var(--violet) }
:focus-visible { outline: 3px solid var(--violet); outline-offset: 2px }
details { margin: 0 0 16px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px }
summary { cursor: pointer; font-weight: 600; min-height: 28px }
table { width: 100%; border-collapse: collapse; font-size: 14px }
td, th { padding: 6px 0; text-align: left; border-bottom: 1px solid var(--line); font-weight: 400 }
td { font: 13px/1.5 ui-monospace, Menlo, monospace; text-align: right; white-space: nowrap }
`

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><p class="test" role="note"><strong>Test payment: no money moves</strong></p>
<main aria-label="Payment sandbox">${body}</main></body>
</html>`
}

const providerNames = { paygate: 'PayGate', payfast: 'PayFast' }

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const rand = (cents: number) => `R ${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' ')}`

/** An empty choice leaves it to the control endpoint, whose default is a normal notification. */
const mannerLabels = {
  '': 'Immediately (default)',
  late: 'Late',
  silent: 'Never',
  double: 'Twice',
  forged: 'Forged only',
  wrongAmount: 'With the wrong amount',
}

/** The page on which a provider asks for the card. */
export function cardPage(transaction: Transaction, action: string, problem = ''): string {
  const rows = testCards
    .map(({ number, name }) => `<tr><th scope="row">${name}</th><td>${spaced(number)}</td></tr>`)
    .join('')
  const options = Object.entries(mannerLabels)
    .map(([manner, label]) => `<option value="${manner}">${label}</option>`)
    .join('')
  return page(
    'Payment sandbox',
    `<h1>Pay by card</h1>
<p class="soft">${providerNames[transaction.provider]} sandbox. Do not enter a real card number.</p>
${problem ? `<p class="bad" role="alert">${escape(problem)}</p>` : ''}
<dl><dt>Reference</dt><dd>${escape(transaction.reference)}</dd><dt>Amount</dt><dd>${rand(transaction.cents)}</dd></dl>
<form method="post" action="${action}">
<input type="hidden" name="request" value="${transaction.requestId}">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="4000 0000 0000 0002">
<div class="pair">
<div><label for="expiry">Expiry</label><input id="expiry" name="expiry" autocomplete="off" value="12/30"></div>
<div><label for="cvv">CVV</label><input id="cvv" name="cvv" inputmode="numeric" autocomplete="off" value="123"></div>
</div>
<details><summary>Test cards</summary><table><tbody>${rows}</tbody></table></details>
<details><summary>Payment notification</summary>
<label for="manner">Notify the site</label>
<select id="manner" name="manner">${options}</select></details>
<button class="main" name="step" value="pay">Pay ${rand(transaction.cents)}</button>
<button class="quiet" name="step" value="cancel" formnovalidate>Cancel</button>
</form>`,
  )
}

/** Returns the browser to the site by posting a form, as PayWeb3 does. */
export function returnPage(url: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  return page(
    'Returning to the site',
    `<h1>Returning to the site</h1><p>If nothing happens, select Continue.</p>
<form method="post" action="${escape(url)}">${inputs}<button class="main">Continue</button></form>
<script>document.forms[0].submit()</script>`,
  )
}

export function messagePage(title: string, text: string): string {
  return page(title, `<h1>${escape(title)}</h1><p>${escape(text)}</p>`)
}
