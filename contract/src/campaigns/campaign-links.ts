/** Addresses outside the API and the screens; each returns a sandboxed document or redirects. */
export const campaignLinks = {
  /** The finished page of a campaign, for a frame. */
  view: (id: number) => `/campaign-view/${id}`,
  /** The site's own typefaces: a document without an origin must be allowed to read them. */
  font: (name: string) => `/campaign-fonts/${name}.woff2`,
  /** A picture of where the listings of a campaign are, also one for phones. */
  map: (id: number) => `/campaign-map/${id}.png`,
  narrowMap: (id: number) => `/campaign-map/${id}-narrow.png`,
  file: (key: string) => `/campaign-files/${key}`,
  /** Counts a click and leads to the listing. */
  click: (campaignId: number, itemId: number) => `/campaign-click/${campaignId}/${itemId}`,
  /** The parameter of the links in an email: the mailing and its subject, such as `17B`. */
  mailed: 'mailed',
  /** A POST of what the editor holds: the finished page, in a tab of its own. */
  previewPage: '/campaign-preview',
  /** An empty sandboxed document that shows the HTML it is sent by `postMessage({ html }, '*')`. */
  previewFrame: '/preview-frame',
  /** For people. */
  page: (id: number) => `/MarketingCampaign/${id}`,
  expired: '/CampaignExpired',
  /** GET is a screen, POST unsubscribes: from the screen's form, or from a mail client's button. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const
