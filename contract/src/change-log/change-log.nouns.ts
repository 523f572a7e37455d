/** What people call a row of each recorded table. */
export const tableNouns = {
  agencies: 'Agency',
  agents: 'Agent',
  area_members: 'Area member',
  areas: 'Area',
  bank_lines: 'Bank statement line',
  bank_receipts: 'Bank receipt',
  bank_statements: 'Bank statement',
  banks: 'Bank',
  campaign_item_placeholders: 'Campaign item text',
  campaign_items: 'Campaign item',
  campaign_mailings: 'Campaign mailing',
  campaign_placeholders: 'Campaign placeholder',
  campaign_uploads: 'Campaign upload',
  campaigns: 'Campaign',
  carousel_items: 'Carousel item',
  cities: 'City',
  consents: 'Consent',
  contact_messages: 'Contact message',
  contact_sources: 'Contact source',
  conversation_files: 'Conversation attachment',
  conversation_messages: 'Conversation message',
  conversations: 'Conversation',
  email_changes: 'Email address change',
  enquiries: 'Enquiry',
  faq_entries: 'Question and answer',
  fee_waivers: 'Fee waiver',
  fees: 'Fee',
  field_groups: 'Field group',
  fields: 'Field',
  images: 'Picture',
  individuals: 'Person',
  listing_changes: 'Listing change',
  mail_recipients: 'Email recipient',
  mail_templates: 'Email template',
  marketing_contacts: 'Newsletter subscriber',
  marketing_suppressions: 'Blocked address',
  notification_preferences: 'Notification preference',
  offer_events: 'Offer event',
  offers: 'Offer',
  pages: 'Page',
  payment_alerts: 'Payment alert',
  payments: 'Payment',
  placeholder_formats: 'Placeholder format',
  place_aliases: 'Place alias',
  privacy_requests: 'Privacy request',
  properties: 'Property',
  property_field_values: 'Property detail',
  property_images: 'Property picture',
  property_types: 'Property type',
  provinces: 'Province',
  recovery_codes: 'Recovery code',
  region_provinces: 'Region province',
  regions: 'Region',
  reply_templates: 'Reply template',
  resort_facilities: 'Resort facility',
  resort_images: 'Resort picture',
  resort_media: 'Resort media',
  resort_unit_types: 'Resort unit type',
  resorts: 'Resort',
  roles: 'Role',
  seasons: 'Season',
  settings: 'Setting',
  spacebank_entities: 'Exchange company',
  statuses: 'Status',
  suburbs: 'Suburb',
  terms: 'Terms and conditions',
  terms_acceptances: 'Terms acceptance',
  totp_secrets: 'Two-factor login',
  unmatched_emails: 'Unmatched email',
  unit_configurations: 'Unit configuration',
  users: 'User',
  week_owners: 'Week owner',
  weeks: 'Timeshare week',
} as const satisfies Record<string, string>

/** Capitalised in a label. */
const initials = /\b(id|vat|ffc|eft|html|url)\b/gi

function sentence(name: string): string {
  const words = name.replaceAll('_', ' ')
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(initials, (found) =>
    found.toUpperCase(),
  )
}

export function nounOf(table: string): string {
  return (tableNouns as Record<string, string>)[table] ?? sentence(table)
}

/** `agent_commission` as `Agent commission`, `owner_user_id` as `Owner user`. */
export function labelOf(column: string): string {
  return column === 'id' ? 'ID' : sentence(column.replace(/_(id|encrypted|hash)$/, ''))
}
