/** The type of a value; a landing page can only write it in a format that fits. */
export type PlaceholderKind = 'money' | 'number' | 'date' | 'yesno' | 'text'

export interface PlaceholderDeclaration {
  /** What a preview shows in its place; together the samples form one plausible case. */
  sample: string
  /** Text by default. */
  kind?: PlaceholderKind
  /** Listing data that is public anyway; no column of a table ever appears here automatically. */
  onLandingPages?: true
}

/** Every placeholder, by its name between the square brackets of a template. */
const declared = {
  'Resort.Name': { sample: 'Cabana Beach', onLandingPages: true },
  'Resort.UnitNumber': { sample: '1204', onLandingPages: true },
  'Resort.Module': { sample: '27 Fri', onLandingPages: true },
  'Resort.Price': { sample: 'R 68 500', kind: 'money', onLandingPages: true },
  'Resort.Season': { sample: 'Peak 3', onLandingPages: true },
  'Resort.Region': { sample: 'Umhlanga and Dolphin Coast', onLandingPages: true },
  'Resort.Levy': { sample: 'R 11 840', kind: 'money', onLandingPages: true },
  'Resort.OfferMade': { sample: 'R 64 000' },
  'Resort.Owner': { sample: 'Johanna van Wyk' },
  'Resort.SleepMax': { sample: '6', kind: 'number', onLandingPages: true },
  'Resort.Week': { sample: '27', onLandingPages: true },
  'Resort.Bedrooms': { sample: '2', onLandingPages: true },
  'Resort.AskingPrice': { sample: 'R 68 500', kind: 'money', onLandingPages: true },
  'Resort.ArrivalDate': { sample: '2 July 2027', kind: 'date', onLandingPages: true },
  'Resort.DepartureDate': { sample: '9 July 2027', kind: 'date', onLandingPages: true },
  'Resort.AgentReferral': { sample: 'Naledi Mokoena, Moreleta Homes' },
  'Resort.LeviesPaid': { sample: 'Yes', kind: 'yesno', onLandingPages: true },
  'Resort.CurrentYearRental': { sample: 'No', kind: 'yesno', onLandingPages: true },
  'Resort.OriginalPurchaseDate': { sample: '14 March 2009' },
  'Resort.OriginalPurchasePrice': { sample: 'R 42 000' },
  'Resort.CurrentOccupationDates': { sample: '2 July 2027 to 9 July 2027', onLandingPages: true },
  'Resort.AgentCommission': { sample: 'R 6 850' },
  'Property.Ref': { sample: 'JP-10482', onLandingPages: true },
  'Property.Name': { sample: 'Face-brick family home under jacarandas', onLandingPages: true },
  'Property.Price': { sample: 'R 2 450 000', kind: 'money', onLandingPages: true },
  'Property.Id': { sample: '10482', onLandingPages: true },
  'User.FullName': { sample: 'Thabo Nkosi' },
  'User.Email': { sample: 'thabo.nkosi@example.com' },
  'User.Cell': { sample: '082 555 0134' },
  'User.Telephone': { sample: '012 555 0178' },
  'User.Comment': { sample: 'We can pay within 30 days.' },
  'User.Message': {
    sample: 'Good day, is it still for sale? I could come and see it on Saturday.',
  },
  'User.HeardFrom': { sample: 'Google Search' },
  'Company.Name': { sample: 'Jacaranda', onLandingPages: true },
  'Company.Phone': { sample: '012 555 0143', onLandingPages: true },
  'Company.Email': { sample: 'hello@jacaranda.example', onLandingPages: true },
  'Company.Address': {
    sample: 'Menlyn Corner, 87 Frikkie de Beer Street, Pretoria East, 0181',
    onLandingPages: true,
  },
  'Company.FfcNumber': { sample: '2026 000 001 (sample)', onLandingPages: true },
  'System.Username': { sample: 'thabo.nkosi' },
  'System.ResetLink': { sample: 'https://www.example.com/forgotPasswordReset/sample' },
  'System.RecipientName': { sample: 'Johanna van Wyk' },
  'System.LoginLink': { sample: 'https://www.example.com/user/login' },
  'System.ConfirmLink': { sample: 'https://www.example.com/user/confirmEmail/sample' },
  'System.NewEmail': { sample: 'thabo@new.example.com' },
  'System.ListingLink': { sample: 'https://www.example.com/resort/CABA' },
  'System.OffersLink': { sample: 'https://www.example.com/Offers' },
  'System.ConversationAbout': { sample: 'Face-brick family home under jacarandas, JP-10482' },
  'System.ConversationAuthor': { sample: 'Naledi Mokoena' },
  'System.ConversationLink': { sample: 'https://www.example.com/conversations/17' },
  'System.Reference': { sample: 'TW-20418' },
  'System.RefusalReason': {
    sample: 'The levy is from 2024. Please enter this year’s levy.',
  },
  'System.EditLink': { sample: 'https://www.example.com/timeshare/20418' },
  'System.ListingEnd': { sample: '30 November 2026' },
  'System.OfferEvent': { sample: 'New offer' },
  'System.PaymentReference': { sample: 'PM-30017' },
  'System.PaymentAmount': { sample: 'R 380.00' },
  'System.EftReference': { sample: 'JP-10482' },
  'System.PaymentLink': {
    sample: 'https://www.example.com/financial/paymentOption?propertyId=482',
  },
  'System.ReceiptLink': { sample: 'https://www.example.com/payments/success?payment=17' },
  'System.ChangedAt': { sample: '15 November 2026 at 10:42' },
  'System.SecurityChange': { sample: 'Banking details changed' },
  'System.ChangedBy': { sample: 'Chrome on Windows' },
  'System.AgencyName': { sample: 'Moreleta Homes' },
  'System.CertificateOf': { sample: 'Naledi Mokoena' },
  'System.CertificateNumber': { sample: '2026 000 002 (sample)' },
  'System.CertificateEnd': { sample: 'expires on 31 December 2026' },
  'System.CertificateLink': { sample: 'https://www.example.com/agencyDashboard' },
  'System.PrivacyKind': { sample: 'to see your data' },
  'System.PrivacyDueOn': { sample: '15 December 2026' },
  'System.PrivacyOutcome': { sample: 'This is our reply.' },
  'System.PrivacyAnswer': { sample: 'We have corrected your phone number, as you asked.' },
  'System.PrivacyLink': { sample: 'https://www.example.com/user/privacy?proof=sample' },
  'System.SearchName': { sample: 'Pool house, Pretoria East' },
  'System.SearchWords': {
    sample: 'House, 3+ bedrooms, pool, up to R 2 500 000, Pretoria East, drawn area',
  },
  'System.SearchFrequency': { sample: 'Daily at 07:00' },
} as const satisfies Record<string, PlaceholderDeclaration>

export type PlaceholderName = keyof typeof declared

export const placeholders: Readonly<Record<PlaceholderName, PlaceholderDeclaration>> = declared

export const placeholderNames = Object.keys(declared) as PlaceholderName[]

/** Filled in every email, whoever sends it. */
export const companyPlaceholders = [
  'Company.Name',
  'Company.Phone',
  'Company.Email',
  'Company.Address',
  'Company.FfcNumber',
] as const satisfies readonly PlaceholderName[]

/** Filled in every email about a listing. */
export const listingPlaceholderNames = [
  'Property.Ref',
  'Property.Name',
  'Property.Price',
  'Property.Id',
  'Resort.Owner',
  'System.Reference',
  'System.ListingLink',
  'System.OffersLink',
] as const satisfies readonly PlaceholderName[]

/** Filled when the listing is a week. */
export const weekPlaceholderNames = [
  'Resort.Name',
  'Resort.UnitNumber',
  'Resort.Module',
  'Resort.Price',
  'Resort.Season',
  'Resort.Region',
  'Resort.Levy',
  'Resort.Owner',
  'Resort.SleepMax',
  'Resort.Week',
  'Resort.Bedrooms',
  'Resort.AskingPrice',
  'Resort.ArrivalDate',
  'Resort.DepartureDate',
  'Resort.AgentReferral',
  'Resort.LeviesPaid',
  'Resort.CurrentYearRental',
  'Resort.OriginalPurchaseDate',
  'Resort.OriginalPurchasePrice',
  'Resort.CurrentOccupationDates',
  'Resort.AgentCommission',
  'User.FullName',
  'User.Email',
  'User.Cell',
  'User.Telephone',
  'System.Reference',
  'System.ListingLink',
] as const satisfies readonly PlaceholderName[]
