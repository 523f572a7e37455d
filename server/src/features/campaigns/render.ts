import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { isBodyTag, replaceTags, type BodyTag } from '#contract/campaigns/campaigns.tags.ts'
import { escapeHtml, type PlaceholderValues } from '../../kit/placeholders.ts'
import { fieldsOfClass } from '../mail/placeholder-fields.ts'
import { listingClass, listingValue } from './bound-fields.ts'
import { campaignMapSizes, campaignMapText } from './campaign-map.ts'
import { withoutEmailOnly } from './email-only.ts'
import type { ListingFacts } from './listings.queries.ts'

export interface Binding {
  name: string
  boundToClass: string
  boundTo: string
  format: string
}

export interface RenderedItem {
  facts: ListingFacts
  /** Addresses, as they appear in the page. */
  image: string
  link: string
  custom: readonly { placeHolder: string; value: string }[]
}

export interface RenderedCampaign {
  subject: string
  body: string
  itemBody: string
  itemsPerRow: number
  placeHolders: readonly Binding[]
  items: readonly RenderedItem[]
  /**
   * The addresses of the map of the listings; undefined if their positions are unknown, or it is
   * not wanted.
   */
  map?: { wide: string; narrow?: string } | undefined
  company: PlaceholderValues
}

type Values = Map<string, string>

/** `[Company.Name]` and the placeholders bound to the company: the same across the page. */
function pageValues({ company, placeHolders }: RenderedCampaign): Values {
  const values: Values = new Map(
    Object.entries(company).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  )
  for (const { name, boundToClass, boundTo, format } of placeHolders) {
    if (boundToClass !== 'Company') continue
    const value = company[`Company.${boundTo}`] ?? ''
    values.set(name.toLowerCase(), format === 'text:upper' ? value.toUpperCase() : value)
  }
  return values
}

/** An item's own values take precedence over the campaign's placeholders of the same name. */
function itemValues({ placeHolders }: RenderedCampaign, item: RenderedItem, page: Values): Values {
  const { facts, custom } = item
  const values: Values = new Map(page)
  const fieldClass = listingClass(facts.kind === 'week')
  for (const { name } of fieldsOfClass(fieldClass) ?? []) {
    values.set(`${fieldClass}.${name}`.toLowerCase(), listingValue(facts, name, 'text'))
  }
  for (const { name, boundToClass, boundTo, format } of placeHolders) {
    if (boundToClass !== fieldClass) continue
    values.set(name.toLowerCase(), listingValue(facts, boundTo, format))
  }
  for (const { placeHolder, value } of custom) values.set(placeHolder.toLowerCase(), value)
  values.set('image', item.image)
  values.set('link', item.link)
  values.set('status', facts.displayText)
  return values
}

const merged = (html: string, values: Values) =>
  replaceTags(html, (name) => escapeHtml(values.get(name.toLowerCase()) ?? ''))

/** A grid that becomes one column on a phone. */
function asGrid(cells: readonly string[], perRow: number): string {
  const inner = cells.map((cell) => `<div>${cell}</div>`).join('\n')
  return `<div class="campaign-items" style="display:grid;grid-template-columns:repeat(${perRow},minmax(0,1fr))">${inner}</div>`
}

/** Mail clients support only tables. */
function asTable(cells: readonly string[], perRow: number): string {
  const width = `${Math.floor(100 / perRow)}%`
  const rows: string[] = []
  for (let start = 0; start < cells.length; start += perRow) {
    const row = Array.from({ length: perRow }, (_, index) => cells[start + index] ?? '&nbsp;')
    const inner = row.map((cell) => `<td width="${width}" valign="top">${cell}</td>`).join('')
    rows.push(`<tr>${inner}</tr>`)
  }
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`
}

type Medium = 'page' | 'mail'

const onPhone = '(max-width:640px)'

const mapStyle = 'display:block;width:100%;height:auto;border:1px solid #e4dccf;border-radius:12px'

function mapOf({ map, items }: RenderedCampaign, medium: Medium): string {
  if (map === undefined) return ''
  const text = campaignMapText(items.map(({ facts }) => facts))
  const { width, height } = campaignMapSizes.wide
  const picture = `<img src="${escapeHtml(map.wide)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" style="${mapStyle}">`
  // Email clients support no other way to serve a different picture to phones.
  if (medium === 'mail' || !map.narrow) return picture
  const { narrow } = campaignMapSizes
  return `<picture><source media="${onPhone}" srcset="${escapeHtml(map.narrow)}" width="${narrow.width}" height="${narrow.height}">${picture}</picture>`
}

/** The campaign's HTML with everything filled in. Values are text and never become markup. */
export function renderBody(campaign: RenderedCampaign, medium: Medium): string {
  const page = pageValues(campaign)
  const cells = campaign.items.map((item) =>
    merged(campaign.itemBody, itemValues(campaign, item, page)),
  )
  const place = medium === 'page' ? asGrid : asTable
  const items = cells.length ? place(cells, campaign.itemsPerRow) : ''
  const body = medium === 'page' ? withoutEmailOnly(campaign.body) : campaign.body
  const ofPage: Record<BodyTag, () => string> = {
    items: () => items,
    map: () => mapOf(campaign, medium),
  }
  return replaceTags(body, (name) => {
    const tag = name.toLowerCase()
    return isBodyTag(tag) ? ofPage[tag]() : escapeHtml(page.get(tag) ?? '')
  })
}

export function renderSubject(campaign: RenderedCampaign): string {
  const page = pageValues(campaign)
  return replaceTags(campaign.subject, (name) => page.get(name.toLowerCase()) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 250)
}

const fontFace = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:100 900;font-display:swap;src:url(${campaignLinks.font(file)}) format('woff2')}`

const style = `<style>${fontFace('Inter', 'inter')}${fontFace('Fraunces', 'fraunces')}body{margin:0}img{max-width:100%}.campaign-items>div,.campaign-card{display:grid;grid-template-columns:minmax(0,1fr)}@media (max-width:640px){.campaign-items{grid-template-columns:minmax(0,1fr)!important}h1{font-size:32px!important}.campaign-stack td{display:block;width:auto!important;text-align:left!important;white-space:normal!important}.campaign-stack td+td{padding:0 20px 24px!important}.campaign-stack td:first-child:has(img) + td{padding-top:18px!important}}</style>`

/** Links lead out of the frame that holds the page. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_top"><link rel="icon" href="data:,">${style}`

/** A whole document: the campaign's own, or a frame around its HTML. */
export function renderDocument(campaign: RenderedCampaign): string {
  const body = renderBody(campaign, 'page')
  if (!/<html[\s>]/i.test(body)) {
    const title = escapeHtml(renderSubject(campaign))
    return `<!doctype html><html lang="en-ZA"><head>${head}<title>${title}</title></head><body>${body}</body></html>`
  }
  return /<head[\s>]/i.test(body)
    ? body.replace(/<head[^>]*>/i, (tag) => tag + head)
    : body.replace(/<html[^>]*>/i, (tag) => `${tag}<head>${head}</head>`)
}
