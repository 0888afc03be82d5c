import { brand } from './brand';

/** Page descriptions for search engines and the site's own search: 70 to 160 characters. */
export const pageDescriptions = {
  home: `${brand.name} brings window tint and paint protection film to your driveway in Tampa Bay, Clearwater, Sarasota and Naples. See prices and book online.`,
  automotive:
    'Window tint for sedans, SUVs, trucks and luxury cars, cut by computer and installed where you park. What Florida allows on each window, and what it costs.',
  commercial:
    'Solar, security and decorative film for offices, shops, hotels and restaurants on the Gulf coast, installed after hours. Get a quote online.',
  residential:
    'Solar, privacy and decorative film for homes and condos from Clearwater to Naples. Keep the view, lose the glare. Get a quote online.',
  ppf: 'Clear, self-healing film for hood, bumper or the whole car: coverage options, the four steps of an installation and starting prices.',
  ceramic:
    'Ceramic window film: seven shades at their real darkness, infrared rejection up to 95%. See the measured table, and how it compares with hybrid and carbon.',
  carbon:
    'Carbon window film: eight shades at their real darkness, no metal, a matte black look. See the measured table, and how it compares with ceramic and hybrid.',
  hybrid:
    'Hybrid window film: six shades at their real darkness and a charcoal finish. See the measured table, and how it compares with ceramic and carbon.',
  ceramicTint:
    'Ceramic window tint for cars on the Florida Gulf coast: seven shades, infrared rejection up to 95%. Every measured figure is in one table.',
  carbonTint:
    'Carbon window tint for cars on the Florida Gulf coast: eight shades, non-metallic construction and every measured figure in one table.',
  hybridTint:
    'Hybrid window tint for cars on the Florida Gulf coast: six shades and a sleek charcoal finish. Every measured figure is in one table.',
  comparison:
    'Ceramic, hybrid and carbon film side by side: heat, UV, infrared, glare, signal, look, longevity and price. Four questions pick one for you.',
  explorer:
    'Put film on a drawn car, window by window. What you see by day and at night, what Florida allows on your glass, what it keeps out and what it costs.',
  ppfBenefits:
    'Paint protection film on the Florida Gulf coast. Six reasons for it, three ways to cover a car and eight features of the film we install.',
  areas:
    'Mobile window tinting from Tampa Bay to Naples. Four regions, a phone line for each, the places we serve and how to book online.',
  about: `How ${brand.name} has worked since ${brand.foundedYear}: a crew that comes to you, a meter before every cut. Meet the team and the four values it falls back on.`,
  contact:
    'Call one of four regional lines or write to us. The message form, our hours, the coast we serve and four questions people ask before they book.',
  quote:
    'Ask for a quote for your home, your business, full paint protection film or several cars. Tell us about the work and get a price, usually within a day.',
  ownQuote: `Your request for a quote from ${brand.name}: its code, what you told us and how far it has come.`,
  gallery:
    'Drag the film across cars, homes and offices and see what each shade does to the light. Drawn by us, at the shades’ real darkness.',
  sitemap: `The pages of ${brand.name} in one list: services, films, regions, booking, your account and the small print.`,
  booking: `Choose a vehicle, a package and a start time, and book ${brand.name} at your address.`,
  findBooking: `Find your ${brand.name} booking with its tracking code, or have its link emailed to you again.`,
  invoice: `The invoice or receipt of a booking with ${brand.name}: its lines, its payments and what is due.`,
  bookingVerification: `The status of a booking with ${brand.name}: date, time, region and services.`,
  demoMailbox: `Emails from this demo of ${brand.name}. None of them left the machine, so you can read every one here.`,
  login: `Log in to ${brand.name} or create an account to see your appointments, move them and book again.`,
  dashboard: `Your appointments with ${brand.name}: what’s coming up, what’s done, and your profile.`,
  verifyEmail: `Opens from the link in an email from ${brand.name} and verifies your account’s email address.`,
  forgotPassword: `Get an email with a link to set a new password for your ${brand.name} account.`,
  resetPassword: `Opens from the link in an email from ${brand.name} and sets a new password for your account.`,
  terms: `What applies when you book ${brand.name}: paying, moving, cancelling, missing an appointment, warranty and liability.`,
  privacy: `What data ${brand.name} keeps about you, what it’s for, and who else can see it.`,
  notFound: 'There’s no page at this address. Search the site, or call one of our four regional lines.',
} as const;

/** Descriptions of the staff pages. */
export const officePageDescriptions = {
  schedule: `The day and the week of ${brand.name}’s crews on one board, for the people who run the shop.`,
  bookings: `Every ${brand.name} booking, to search, sort and export, for the people who run the shop.`,
  oneBooking: `One ${brand.name} booking in full: the job, its history and its payments.`,
  newBooking: `Takes a booking over the phone, at the site’s own prices and times.`,
  checkIn: `Checks a car in by the code in the customer’s confirmation, scanned or typed.`,
  customers: `${brand.name}’s customers, with their vehicles, bookings and payments.`,
  oneCustomer: `One ${brand.name} customer: vehicles, bookings, payments and notes.`,
  quotes: `Requests for quotes to ${brand.name}: new, answered and closed.`,
  messages: `What people wrote to ${brand.name} through the contact form.`,
  outbox: `Every email from ${brand.name}: what was sent, what’s waiting, what failed.`,
  audit: `What ${brand.name}’s staff did, who did it and when.`,
  reports: `How ${brand.name} is doing: revenue, bookings, cancellations and how busy the crews are.`,
  settings: `Rules, crews, closures and staff of ${brand.name}.`,
  rules: 'Deposit, late-cancellation fee, hold time, travel, reminder and lead times.',
  catalog: 'Packages, extras, films and prices, and the notice above every page.',
  areas: 'Phone lines, ZIP codes and sales tax of each region.',
  hours: 'Opening hours and start times, holidays, and the hours that pages show.',
  crews: 'Crews of each region: members, working days, absences and the extras they can do.',
  closures: 'Days on which no one can book.',
  calendars: 'Secret addresses that show the jobs in a calendar app.',
  crewCalendars: 'Calendars that crews keep elsewhere, and whether they’re in step.',
  staff: 'Who can log in, and what they can do.',
  crew: `Today’s jobs of one region’s crews, made for a phone in one hand.`,
  scannedPass: `The job behind a pass that ${brand.name}’s crew scanned with the phone’s own camera.`,
  createAdmin: `Makes sure the administrator configured by ${brand.name}’s operator exists.`,
} as const;
