import { brand } from './brand';

/** Page descriptions for search engines and the site's own search: 70 to 160 characters. */
export const pageDescriptions = {
  home: `${brand.name} fits window film and clear paint film in your garage, from Castle Rock to Wellington. Prices and open starts are on the site.`,
  automotive:
    'Car window film fitted in your garage on the Front Range: what Colorado asks of each window, how a visit goes and what the packages cost.',
  ppf: 'Clear paint film against traction sand and pass gravel: three sizes of coverage, what each takes and what each starts at.',
  ceramic:
    'Mica, our ceramic window film: seven shades from 5 to 64% of the light, measured solar energy and infrared, every gap marked.',
  carbon:
    'Basalt, our carbon window film: eight blacks without metal or dye, every measured figure in one table next to the claims.',
  hybrid:
    'Shale, our hybrid window film in six charcoals: measured heat, glare and ultraviolet for each shade, and why most of our cars get it.',
  ceramicTint:
    'Mica, ceramic tint for cars in Colorado: seven shades that turn infrared back, and how each stands against the state’s 27%.',
  carbonTint:
    'Basalt, carbon tint for cars in Colorado: eight shades of black, measured, and how each stands against the state’s 27%.',
  hybridTint:
    'Shale, hybrid tint for cars in Colorado: six charcoals, measured, and how each stands against the state’s 27%.',
  comparison:
    'Mica, Shale and Basalt in one table of eight questions, claims above and measurements below. Four answers pick one.',
  explorer:
    'Try film on a drawn car, pane by pane: what light is left by day and by night, and whether Colorado’s law is content with it.',
  ppfBenefits:
    'What clear paint film does for a car on mountain roads, what it can’t do, and how much of the car is worth covering.',
  areas:
    'Two calendars between Castle Rock and Wellington: type a ZIP code to see which crew is yours, its phone line and its towns.',
  about: `${brand.name} since ${brand.foundedYear}: four crews with a meter and a notebook. Who turns up, what we argue about and how to check what we say.`,
  contact:
    'Two phone lines without a menu, a form, our hours and the five questions that people on the Front Range ask first.',
  quote:
    'Ask for a figure for a car in paint film or for several cars. Tell us about them and hear back, usually within a working day.',
  ownQuote: `Your request to ${brand.name} for a figure: its code, what you told us and how far along it is.`,
  gallery:
    'Pull window film over four drawn cars and see each shade at its true darkness, all of it as light as Colorado asks.',
  sitemap: `Each page of ${brand.name} in one list: cars, film, places, booking, your account and the rules.`,
  booking: `Pick a car, a film and a start, and have ${brand.name} in your garage. The whole price shows before you pay.`,
  findBooking: `Find your booking with ${brand.name} by its tracking code, or have the link to it sent again.`,
  invoice: `What a booking with ${brand.name} costs: its lines, the money that has come and the rest.`,
  bookingVerification: `How a booking with ${brand.name} stands: its day, its start, its region and what will be done.`,
  demoMailbox: `What this demo of ${brand.name} would have mailed. Nothing left the machine, so it can all be read here.`,
  login: `Log in at ${brand.name}, or make an account to keep your appointments together and move them.`,
  dashboard: `Your appointments with ${brand.name}: the next ones, the past ones, and your details.`,
  verifyEmail: `Reached by the link in an email from ${brand.name}: it confirms the address of your account.`,
  forgotPassword: `Have a link mailed to you that sets a new password for your account at ${brand.name}.`,
  resetPassword: `Reached by the link in an email from ${brand.name}: choose a new password for your account.`,
  terms: `The rules of booking ${brand.name}: paying, moving, cancelling, not being there, warranty and liability.`,
  privacy: `What ${brand.name} keeps about you, why, for how long, and who else can see it.`,
  notFound: 'Nothing lives at this address. Search the site, or call the Denver or the northern line.',
} as const;

/** Descriptions of the staff pages. */
export const officePageDescriptions = {
  schedule: `${brand.name}’s crews on one board, by day and by week, for the people who run the calendar.`,
  bookings: `All bookings of ${brand.name}, to search, sort and take out as a file.`,
  oneBooking: `A booking of ${brand.name} from end to end: the job, what happened to it, the money.`,
  newBooking: `Takes a booking from someone on the phone, at the prices and starts of the site.`,
  checkIn: `Checks a car in by the code from its confirmation, with a camera or by hand.`,
  customers: `The people who book ${brand.name}, with their cars, appointments and payments.`,
  oneCustomer: `A customer of ${brand.name}: cars, appointments, payments and notes.`,
  quotes: `Requests for a figure to ${brand.name}: new, answered and closed ones.`,
  messages: `What people have written to ${brand.name} on the contact page.`,
  outbox: `All email from ${brand.name}: sent, waiting and failed.`,
  audit: `Who did what at ${brand.name}, and when.`,
  reports: `How ${brand.name} is doing: income, bookings, cancellations and how full the crews are.`,
  settings: `The rules, crews, closed days and staff of ${brand.name}.`,
  rules: 'Deposits, the late-cancellation fee, holds, travel, reminders and how early to book.',
  catalog: 'What can be booked, at which prices, and the notice on the pages.',
  areas: 'The phone lines, ZIP codes and sales tax of the regions.',
  hours: 'When crews work, which holidays are kept, and which hours are printed.',
  crews: 'The crews of the regions, their days, absences and skills.',
  closures: 'Single days, or several in a row, without appointments.',
  calendars: 'Private addresses to follow the jobs from a calendar app.',
  crewCalendars: 'The calendars of crews that they keep with other providers.',
  staff: 'The people who can log in here, and their roles.',
  crew: `A crew’s jobs of the day, for a phone held in one hand.`,
  scannedPass: `The job behind a pass that a crew of ${brand.name} scanned.`,
  createAdmin: `Makes sure that the administrator set up for ${brand.name} exists.`,
} as const;
