export type PlaceholderClass = 'Resort' | 'Property' | 'User' | 'Company' | 'System' | 'Campaign'

export type PlaceholderSeed = {
  class: PlaceholderClass
  property: string
  /** Exactly what stands in a template, square brackets included. */
  tag: string
  sample: string
}

/** Samples are what a preview shows, so together they tell one believable story. */
export const placeholders: readonly PlaceholderSeed[] = [
  { class: 'Resort', property: 'Name', tag: '[Resort.Name]', sample: 'Cabana Beach' },
  { class: 'Resort', property: 'UnitNumber', tag: '[Resort.UnitNumber]', sample: '1204' },
  { class: 'Resort', property: 'Module', tag: '[Resort.Module]', sample: '27 Fri' },
  { class: 'Resort', property: 'Price', tag: '[Resort.Price]', sample: 'R 68 500' },
  { class: 'Resort', property: 'Season', tag: '[Resort.Season]', sample: 'Peak 3' },
  {
    class: 'Resort',
    property: 'Region',
    tag: '[Resort.Region]',
    sample: 'Umhlanga and Dolphin Coast',
  },
  { class: 'Resort', property: 'Levy', tag: '[Resort.Levy]', sample: 'R 11 840' },
  { class: 'Resort', property: 'OfferMade', tag: '[Resort.OfferMade]', sample: 'R 64 000' },
  { class: 'Resort', property: 'Owner', tag: '[Resort.Owner]', sample: 'Johanna van Wyk' },
  { class: 'Resort', property: 'SleepMax', tag: '[Resort.SleepMax]', sample: '6' },
  { class: 'Resort', property: 'Week', tag: '[Resort.Week]', sample: '27' },
  { class: 'Resort', property: 'Bedrooms', tag: '[Resort.Bedrooms]', sample: '2' },
  { class: 'Resort', property: 'AskingPrice', tag: '[Resort.AskingPrice]', sample: 'R 68 500' },
  { class: 'Resort', property: 'ArrivalDate', tag: '[Resort.ArrivalDate]', sample: '2 July 2027' },
  {
    class: 'Resort',
    property: 'DepartureDate',
    tag: '[Resort.DepartureDate]',
    sample: '9 July 2027',
  },
  {
    class: 'Resort',
    property: 'AgentReferral',
    tag: '[Resort.AgentReferral]',
    sample: 'Naledi Mokoena, Moreleta Homes',
  },
  { class: 'Resort', property: 'LeviesPaid', tag: '[Resort.LeviesPaid]', sample: 'Yes' },
  {
    class: 'Resort',
    property: 'CurrentYearRental',
    tag: '[Resort.CurrentYearRental]',
    sample: 'No',
  },
  {
    class: 'Resort',
    property: 'OriginalPurchaseDate',
    tag: '[Resort.OriginalPurchaseDate]',
    sample: '14 March 2009',
  },
  {
    class: 'Resort',
    property: 'OriginalPurchasePrice',
    tag: '[Resort.OriginalPurchasePrice]',
    sample: 'R 42 000',
  },
  {
    class: 'Resort',
    property: 'CurrentOccupationDates',
    tag: '[Resort.CurrentOccupationDates]',
    sample: '2 July 2027 to 9 July 2027',
  },
  {
    class: 'Resort',
    property: 'AgentCommission',
    tag: '[Resort.AgentCommission]',
    sample: 'R 6 850',
  },
  { class: 'Property', property: 'Ref', tag: '[Property.Ref]', sample: 'JP-10482' },
  {
    class: 'Property',
    property: 'Name',
    tag: '[Property.Name]',
    sample: 'Face-brick family home under jacarandas',
  },
  { class: 'Property', property: 'Price', tag: '[Property.Price]', sample: 'R 2 450 000' },
  { class: 'Property', property: 'Id', tag: '[Property.Id]', sample: '10482' },
  { class: 'User', property: 'FullName', tag: '[User.FullName]', sample: 'Thabo Nkosi' },
  { class: 'User', property: 'Email', tag: '[User.Email]', sample: 'thabo.nkosi@example.com' },
  { class: 'User', property: 'Cell', tag: '[User.Cell]', sample: '082 555 0134' },
  { class: 'User', property: 'Telephone', tag: '[User.Telephone]', sample: '012 555 0178' },
  {
    class: 'User',
    property: 'Comment',
    tag: '[User.Comment]',
    sample: 'We can pay within thirty days.',
  },
  {
    class: 'User',
    property: 'Message',
    tag: '[User.Message]',
    sample: 'Good day, could you tell me whether the July week is still open?',
  },
  { class: 'User', property: 'HeardFrom', tag: '[User.HeardFrom]', sample: 'Google Search' },
  { class: 'Company', property: 'Name', tag: '[Company.Name]', sample: 'Jacaranda' },
  { class: 'Company', property: 'Phone', tag: '[Company.Phone]', sample: '012 555 0143' },
  {
    class: 'Company',
    property: 'Email',
    tag: '[Company.Email]',
    sample: 'hello@jacaranda.example',
  },
  {
    class: 'Company',
    property: 'Address',
    tag: '[Company.Address]',
    sample: 'Menlyn Corner, 87 Frikkie de Beer Street, Pretoria East, 0181',
  },
  {
    class: 'Company',
    property: 'FfcNumber',
    tag: '[Company.FfcNumber]',
    sample: '2026 118 402',
  },
  { class: 'System', property: 'Username', tag: '[System.Username]', sample: 'thabo.nkosi' },
  {
    class: 'System',
    property: 'ResetLink',
    tag: '[System.ResetLink]',
    sample: 'https://www.example.com/forgotPasswordReset/sample',
  },
  {
    class: 'System',
    property: 'LoginLink',
    tag: '[System.LoginLink]',
    sample: 'https://www.example.com/user/login',
  },
  {
    class: 'System',
    property: 'ConfirmLink',
    tag: '[System.ConfirmLink]',
    sample: 'https://www.example.com/user/confirmEmail/sample',
  },
  {
    class: 'System',
    property: 'NewEmail',
    tag: '[System.NewEmail]',
    sample: 'thabo@new.example.com',
  },
  {
    class: 'System',
    property: 'ListingLink',
    tag: '[System.ListingLink]',
    sample: 'https://www.example.com/resort/CABA',
  },
  {
    class: 'System',
    property: 'OffersLink',
    tag: '[System.OffersLink]',
    sample: 'https://www.example.com/Offers',
  },
  { class: 'System', property: 'Reference', tag: '[System.Reference]', sample: 'TW-20418' },
  {
    class: 'System',
    property: 'ChangedAt',
    tag: '[System.ChangedAt]',
    sample: '15 November 2026 at 10:42',
  },
  {
    class: 'System',
    property: 'PrivacyKind',
    tag: '[System.PrivacyKind]',
    sample: 'to see your data',
  },
  {
    class: 'System',
    property: 'PrivacyDueOn',
    tag: '[System.PrivacyDueOn]',
    sample: '15 December 2026',
  },
  {
    class: 'System',
    property: 'PrivacyOutcome',
    tag: '[System.PrivacyOutcome]',
    sample: 'This is our answer.',
  },
  {
    class: 'System',
    property: 'PrivacyAnswer',
    tag: '[System.PrivacyAnswer]',
    sample: 'Your telephone number is corrected, as you asked.',
  },
  {
    class: 'System',
    property: 'PrivacyLink',
    tag: '[System.PrivacyLink]',
    sample: 'https://www.example.com/user/privacy?proof=sample',
  },
  { class: 'Campaign', property: 'Items', tag: '[items]', sample: '' },
  {
    class: 'Campaign',
    property: 'Image',
    tag: '[image]',
    sample: 'https://www.example.com/images/cabana-beach.webp',
  },
  {
    class: 'Campaign',
    property: 'Link',
    tag: '[link]',
    sample: 'https://www.example.com/resort/CABA',
  },
]
