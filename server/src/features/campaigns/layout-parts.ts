import { emailOnly } from './email-only.ts'

/**
 * The parts of ready-made pages, in the site's typefaces and frames. Tables and inline styles:
 * email clients render them as browsers do, with a fallback for what they do not support.
 */

const display = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const text = "font-family:Inter,'Segoe UI',Arial,sans-serif"

const ink = '#302b25'
const soft = '#655c51'
const line = '#e4dccf'
const violet = '#563388'
const deep = '#291743'

const frame = `border:1px solid ${line};border-radius:12px;background-color:#ffffff;overflow:hidden`

/** On the page, the header of the site has the same. */
const masthead = emailOnly(`<div style="background-color:${deep};padding:14px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:1040px;margin:0 auto">
<tr>
<td style="${display};font-size:20px;font-weight:600;color:#ffffff">[Company.Name]</td>
<td align="right" style="${text};font-size:14px;color:#d9c9ee">[Company.Phone]</td>
</tr>
</table>
</div>`)

const footer = `<div style="background-color:${deep};padding:28px 20px">
<p style="max-width:1040px;margin:0 auto;${text};font-size:13px;line-height:1.7;color:#d9c9ee">[Company.Name], [Company.Address]. Phone [Company.Phone]. Fidelity Fund Certificate [Company.FfcNumber].</p>
</div>`

/** What is above the listings: on violet, on stone, or centred on white. */
type Look = 'deep' | 'stone' | 'centred'

const looks: Record<Look, { band: string; heading: string; intro: string }> = {
  deep: {
    band: `background-color:${deep};background-image:linear-gradient(120deg,#291743,#563388)`,
    heading: 'color:#ffffff',
    intro: 'color:#efe6fa',
  },
  stone: {
    band: 'background-color:#f3eee5;border-bottom:3px solid #dd9f2f',
    heading: `color:${deep}`,
    intro: `color:${soft}`,
  },
  centred: {
    band: 'background-color:#ffffff;text-align:center',
    heading: `color:${deep};margin-left:auto;margin-right:auto`,
    intro: `color:${soft};margin-left:auto;margin-right:auto`,
  },
}

/** Around each item, in pixels: the first in a row starts below the heading. */
const itemSpace = 10

export function campaignPage(heading: string, intro: string, look: Look): string {
  const { band, heading: headingStyle, intro: introStyle } = looks[look]
  const width = look === 'centred' ? 860 : 1040
  return `<div style="background-color:#faf8f4;${text};color:${ink}">
${masthead}
<div style="${band};padding:52px 20px">
<div style="max-width:${width}px;margin:0 auto">
<h1 style="margin:0 0 14px;max-width:18em;${display};font-size:42px;line-height:1.1;font-weight:600;letter-spacing:-0.012em;${headingStyle}">${heading}</h1>
<p style="margin:0;max-width:38em;font-size:18px;line-height:1.6;${introStyle}">${intro}</p>
</div>
</div>
<div style="max-width:${width + 2 * itemSpace}px;margin:0 auto;padding:28px ${20 - itemSpace}px 40px">
[items]
<div style="padding:${itemSpace}px">[map]</div>
</div>
${footer}
</div>`
}

const button = (label: string) =>
  `<a href="[link]" style="display:inline-block;margin:16px 0 0;padding:13px 22px;border-radius:8px;background-color:#dd9f2f;color:#2a1b05;font-size:15px;font-weight:600;text-decoration:none">${label}</a>`

const picture = (ratio: string) =>
  `<a href="[link]"><img src="[image]" alt="[Title]" width="480" style="display:block;width:100%;height:auto;aspect-ratio:${ratio};object-fit:cover"></a>`

const titleLink = (size: string) =>
  `<a href="[link]" style="color:${ink};text-decoration:none;font-size:${size}">[Title]</a>`

/** A card as on the results: picture, price, title, facts. */
export const cardItem = (
  facts: string,
): string => `<div class="campaign-card" style="padding:${itemSpace}px">
<div style="${frame};box-shadow:0 1px 2px rgba(41,23,67,.07)">
${picture('4/3')}
<div style="padding:16px">
<p style="margin:0 0 4px;${display};font-size:24px;line-height:1.15;font-weight:600;color:${ink}">[Price]</p>
<p style="margin:0;font-weight:500;line-height:1.45">${titleLink('15px')}</p>
<p style="margin:10px 0 0;font-size:14px;line-height:1.5;color:${soft}">${facts}</p>
</div>
</div>
</div>`

/** One listing in a row: the picture, with all the key facts beside it. */
export const rowItem = (
  facts: string,
  label: string,
): string => `<div style="padding:${itemSpace}px">
<table class="campaign-stack" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${frame};border-collapse:separate">
<tr>
<td width="44%" valign="top">${picture('4/3')}</td>
<td valign="middle" style="padding:20px 28px">
<p style="margin:0 0 6px;${display};font-weight:600;line-height:1.2">${titleLink('24px')}</p>
<p style="margin:0 0 10px;${display};font-size:22px;font-weight:600;color:${violet}">[Price]</p>
<p style="margin:0;font-size:15px;line-height:1.6;color:${soft}">${facts}</p>
${button(label)}
</td>
</tr>
</table>
</div>`

/** A listing as a spread: a wide picture, then title and price side by side. */
export const largeItem = (
  facts: string,
  label: string,
): string => `<div style="padding:${itemSpace}px ${itemSpace}px 28px">
<div style="${frame};box-shadow:0 10px 28px -12px rgba(41,23,67,.28)">
${picture('16/9')}
<table class="campaign-stack" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td valign="top" style="padding:24px 12px 28px 28px">
<p style="margin:0 0 8px;${display};font-weight:600;line-height:1.15">${titleLink('30px')}</p>
<p style="margin:0;font-size:16px;line-height:1.6;color:${soft}">${facts}</p>
</td>
<td align="right" valign="top" style="padding:24px 28px 28px 12px;white-space:nowrap">
<p style="margin:0;${display};font-size:28px;font-weight:600;color:${deep}">[Price]</p>
${button(label)}
</td>
</tr>
</table>
</div>
</div>`
