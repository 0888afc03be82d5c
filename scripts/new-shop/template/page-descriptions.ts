import { brand } from './brand';

/** Page descriptions for search engines and the site's own search: 70 to 160 characters. */
export const pageDescriptions = {
  home: `${brand.name} tints car windows where you park, in and around {{city}}. See films, prices and open times, and book online.`,
  automotive: 'Window tinting for cars, at your address: what {{state}} allows on each window, how a visit goes and what it costs.',
  comparison: 'Three window films side by side: heat, ultraviolet, glare, signal, look and price, with what was measured below each claim.',
  explorer: 'Try film on a drawn car, window by window: what light is left by day and at night, and what {{state}} allows.',
  areas: 'Where {{name}} works, by ZIP code: the towns, the phone line and the way to an appointment in and around {{city}}.',
  contact: 'Call {{name}} or write to us: the phone line, the message form, our hours and what people ask before they book.',
  quote: 'Ask for a quote for several cars or other work. Tell us about it and get an answer, usually within a working day.',
  ownQuote: `Your request for a quote from ${brand.name}: its code, what you told us and how far it has come.`,
  sitemap: `The pages of ${brand.name} in one list: services, films, places, booking, your account and the small print.`,
  booking: `Choose a vehicle, a package and a start time, and book ${brand.name} at your own address.`,
  findBooking: `Find your ${brand.name} booking with its tracking code, or have its link emailed to you again.`,
  invoice: `The invoice or receipt of a booking with ${brand.name}: its lines, its payments and what is due.`,
  bookingVerification: `The status of a booking with ${brand.name}: date, time, region and services.`,
  demoMailbox: `Emails from this demo of ${brand.name}. None of them left the machine, so all can be read here.`,
  login: `Log in to ${brand.name} or create an account to see your appointments, move them and book again.`,
  dashboard: `Your appointments with ${brand.name}: what is coming up, what is done, and your profile.`,
  verifyEmail: `Opens from the link in an email from ${brand.name} and verifies your account’s email address.`,
  forgotPassword: `Get an email with a link to set a new password for your ${brand.name} account.`,
  resetPassword: `Opens from the link in an email from ${brand.name} and sets a new password for your account.`,
  terms: `What applies when you book ${brand.name}: paying, moving, cancelling, missing an appointment, warranty and liability.`,
  privacy: `What data ${brand.name} keeps about you, what it is for, how long it is kept and who else can see it.`,
  notFound: 'There is no page at this address. Search the site, or call us and ask for what you were looking for.',
} as const;

/** Descriptions of the staff pages. */
export const officePageDescriptions = {
  schedule: `The day and the week of ${brand.name}’s crews on one board.`,
  bookings: `Every ${brand.name} booking, to search, sort and export.`,
  oneBooking: `One ${brand.name} booking in full: the job, its history and its payments.`,
  newBooking: `Takes a booking over the phone, at the site’s own prices and times.`,
  checkIn: `Checks a car in by the code in the customer’s confirmation.`,
  customers: `${brand.name}’s customers, with their vehicles, bookings and payments.`,
  oneCustomer: `One ${brand.name} customer: vehicles, bookings, payments and notes.`,
  quotes: `Requests for quotes to ${brand.name}: new, answered and closed.`,
  messages: `What people wrote to ${brand.name} through the contact form.`,
  outbox: `Every email from ${brand.name}: sent, waiting and failed.`,
  audit: `What ${brand.name}’s staff did, who did it and when.`,
  reports: `How ${brand.name} is doing: revenue, bookings, cancellations and how busy the crews are.`,
  settings: `Rules, crews, closures and staff of ${brand.name}.`,
  crew: `Today’s jobs of one region’s crews, made for a phone in one hand.`,
  scannedPass: `The job behind a pass that ${brand.name}’s crew scanned.`,
  createAdmin: `Makes sure the administrator configured by ${brand.name}’s operator exists.`,
} as const;
