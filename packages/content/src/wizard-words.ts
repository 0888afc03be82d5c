import { bookingHorizonDays } from '@tintforge/booking-core';
import { brand } from '@tintforge/shop/brand';
import { frontLimit } from '@tintforge/shop/law-words';
import { startsHint } from '@tintforge/shop/place';
import { quoteQuestion } from '@tintforge/shop/site';
import { timeZoneName } from '@tintforge/shop/time-zone';
import { taxWords } from './tax-words';

/**
 * Every word of the booking wizard, by step. Labels, messages and toasts are fixed word for word (docs/product.md of
 * the repository, Fixed words); headings and hints may be edited. Functions take ready-made texts:
 * amounts as "$1,299.99", moments as "Tue, Dec 8, 9:00 AM EST".
 */
export const wizardWords = {
  title: 'Book',
  /** The seven panes of the progress bar, in order. */
  steps: ['Vehicle', 'Package', 'Extras', 'Appointment', 'Contact', 'Review', 'Payment'],
  progress: 'Booking progress',
  stepOf: (step: number, name: string) => `Step ${step} of 7: ${name}`,
  back: 'Back',
  change: 'Change',
  changeWhat: (what: string) => `Change ${what}`,
  optional: '(optional)',
  loading: 'Loading...',
  retry: 'Try again',
  call: (phone: string) => `Rather talk? Call ${phone}`,
  taxIncluded: taxWords.prices,
  quote: { question: quoteQuestion, link: 'Ask for a quote' },
  demoBanner: 'Demo: no money moves',

  toasts: {
    missing: {
      title: 'Required Information Missing',
      text: 'Please complete all required fields before proceeding.',
    },
    submissionError: {
      title: 'Submission Error',
      text: 'There was a problem submitting your booking. Please try again.',
    },
    packageSelected: {
      title: 'Package Selected',
      text: (packageName: string) => `${packageName} is in your order. Add extras, or continue to the appointment.`,
    },
    startTaken: {
      title: 'That time was just taken',
      text: 'Everything else is saved. Pick another time.',
    },
    paymentSuccessful: {
      title: 'Payment Successful',
      text: 'Your booking has been confirmed and payment processed!',
    },
  },

  vehicle: {
    heading: 'What are we tinting?',
    lead: 'Price and time depend on how much glass there is. Pick the closest shape.',
    from: (amount: string) => `from ${amount}`,
    hours(shortest: string, longest: string) {
      if (shortest !== longest) return `${shortest}–${longest} hours`;
      return longest === '1' ? '1 hour' : `${longest} hours`;
    },
    next: (vehicle: string) => `Continue with ${vehicle}`,
    required: 'Please select a vehicle type',
  },

  package: {
    heading: (vehicle: string) => `Choose a package for your ${vehicle}`,
    lead: 'Every package includes the visit, the metering and the door-jamb label.',
    recommended: 'Recommended',
    choose: (tier: string) => `Choose ${tier}`,
    chosen: 'Chosen',
    onSite: (duration: string) => `${duration} on site`,
    foot: 'You’ll see the full total before you pay.',
    next: 'Continue to Extras',
    required: 'Please select a package',
  },

  extras: {
    heading: 'Anything else while we’re there?',
    lead: 'All optional. Skip them and you still get the full package.',
    recommended: 'Recommended',
    adds: (amount: string) => `+ ${amount}`,
    addsTime: (duration: string) => `Adds ${duration}`,
    shade: {
      heading: 'Shade',
      lead: 'Pick a shade for each window. We start you with the darkest one that’s comfortably within the limit; change any of them.',
      leadWithoutRecommendation:
        'Pick a shade for each window, or decide at the car. We couldn’t verify this film against every limit, so we recommend no shade.',
      option: (name: string, vltPercent: number) => `${name}: ${vltPercent}% of the light`,
      hint: `Your installer confirms the shade with you at the car. ${frontLimit}`,
      /** The same for a car of another state, whose limits are its own. */
      hintElsewhere: 'Your installer confirms the shade with you at the car.',
    },
    summary: 'Your order',
    total: 'Total',
    duration: (duration: string) => `About ${duration} on site, at your address`,
    next: 'Continue to Appointment',
  },

  appointment: {
    heading: 'Where, and when?',
    lead: `We come to you. Times are ${timeZoneName}.`,
    zip: {
      label: 'ZIP code',
      hint: 'Where the car will be parked',
      required: 'Please enter a ZIP code with five digits',
      outside: (phone: string) =>
        `We don’t serve that ZIP code yet. Check the five digits, or call ${phone} to see what we can do.`,
      region: (region: string) => `${region} serves this ZIP code.`,
      needs: (duration: string) =>
        `For this job, the crew needs about ${duration}, a garage or shade, and power within 50 ft.`,
      first: 'Enter your ZIP code to see available days.',
    },
    date: {
      label: 'Date',
      required: 'Please select a date',
      next: (start: string) => `Next open time: ${start}`,
      findingNext: 'Looking for the next open time...',
      noNext: 'No open times in the days ahead',
      /** Days that the calendar leaves out. */
      skipped: (days: string) => `${days}: no open times`,
      fewLeft: 'Few times left',
      closedOrFull: 'Closed or full',
      /** Reasons why a day cannot be chosen. */
      unavailable: {
        past: 'In the past',
        sunday: 'Closed on Sundays',
        closed: 'Closed',
        'too-soon': 'Too soon for this region',
        'too-far': `More than ${bookingHorizonDays} days ahead`,
        full: 'Fully booked',
        unfit: 'No start time fits this job',
      },
    },
    time: {
      label: 'Start time',
      required: 'Please select a time',
      free: (count: number, all: number) => `${count} of ${all} start times available. ${startsHint}`,
      /** Fewer than all fit. */
      fitting: (free: number, fits: number) =>
        fits === 1
          ? 'One start time fits this job, and it’s available.'
          : `${free} of the ${fits} start times that fit this job ${free === 1 ? 'is' : 'are'} available.`,
      morning: 'Morning',
      afternoon: 'Afternoon',
      taken: (time: string) => `${time}, taken`,
      takenKey: 'Crossed out: taken',
      /** The reason a start that is not booked is unavailable, after its time. */
      unfit: {
        closed: 'no crew available',
        notice: 'too soon',
        'too-late-for-job': 'too late for this job',
      },
      unfitKey: (why: string) => `Faded: ${why}`,
      unfitMixed: 'not open for this job',
      first: 'Choose a date to see its start times.',
      noneLeft: 'No times left that day for a job this long. Choose another date.',
      noneFits: 'No start time that day fits a job this long. Choose another date.',
      /** The chosen start is no longer available, and no one else booked it. */
      gone: {
        title: 'Your start time no longer fits',
        closed: 'No crew is available then. Everything else is saved. Pick another time.',
        notice: 'It’s too soon for that time now. Everything else is saved. Pick another time.',
        'not-offered': 'We no longer start then. Everything else is saved. Pick another time.',
        /** `closes` is the end of the crew's day: "8:00 PM". */
        'too-late-for-job': (closes: string) =>
          `With that start, your job would end after ${closes}. Everything else is saved. Pick another time.`,
      },
    },
    failed: 'We couldn’t load the calendar.',
    keepTrying: 'Check your connection. We’ll keep trying.',
    notes: { label: 'Notes', hint: 'Gate code, which driveway, old film on the glass' },
    next: 'Continue to Contact',
  },

  contact: {
    heading: 'Who, which car, which driveway?',
    lead: 'Only what your crew needs to find you and the car.',
    notice: 'Your email receives confirmations and reminders. Your phone is used only for appointment communications.',
    you: 'You',
    name: { label: 'Full name', required: 'Name must be at least 2 characters' },
    email: { label: 'Email', required: 'Please enter a valid email address' },
    phone: {
      label: 'Phone',
      required: 'Please enter a valid phone number',
      hint: (phone: string) => `Ten digits with the area code, like ${phone}. Outside the US, start with +.`,
    },
    car: 'The car',
    vehicleYear: {
      label: 'Year',
      choose: 'Choose',
      missing: 'Please select a vehicle year',
      required: (latest: number) => `Please enter a year from 1950 to ${latest}`,
    },
    vehicleMake: { label: 'Make', required: 'Please select a vehicle make' },
    vehicleModel: { label: 'Model', required: 'Please select a vehicle model' },
    place: 'Where the car will be parked',
    street: { label: 'Street', required: 'Please enter the street and number' },
    city: {
      label: 'City',
      required: 'Please enter the city',
      /** The ZIP code usually belongs to another city than the one typed. */
      unusual: (zip: string, city: string) => `${zip} is usually ${city}. Is the ZIP right?`,
    },
    oneLine: 'Please keep this to one line of plain text',
    nothingCharged: 'Nothing is charged on this step.',
    next: 'Continue to Review',
  },

  review: {
    heading: 'Read it once, then pay',
    lead: 'This is the job sheet your crew gets. Spot a mistake? Tap Change to fix it.',
    vehicle: 'Vehicle',
    package: 'Package',
    addOns: 'Add-ons',
    noAddOns: 'None',
    shade: 'Shade',
    noShade: 'To be decided at the car',
    appointment: 'Appointment',
    where: 'Where',
    contact: 'Contact',
    notes: 'Notes',
    notSpecified: 'Not specified',
    bill: 'What it costs',
    total: 'Total',
    /** Where the shop takes a deposit. */
    deposit: (upfront: string, balance: string) => `Pay ${upfront} now, ${balance} at the car.`,
    terms: {
      text: 'By paying, you accept the Terms and the cancellation policy above.',
      /** The part of the text that links to /terms-of-service. */
      link: 'Terms',
    },
    hold: (time: string, minutes?: number) =>
      `Your ${time} start is held${minutes === undefined ? '' : ` for ${minutes} minutes`} once you proceed.`,
    proceed: 'Proceed to Payment',
    processing: 'Processing...',
  },

  /** The cancellation policy, before paying and afterward (docs/product.md of the repository, Cancellation policy). */
  policy: {
    freeUntil: (moment: string) => `Free to move or cancel until ${moment}.`,
    fee: (lateFee: string) => `After that, the late-cancellation fee is ${lateFee}.`,
    afterward: (lateFee: string, phone: string) =>
      `After that, if you cancel, we refund all but ${lateFee}, and you’ll need to call ${phone} to move the date.`,
    /** The start is less than 24 hours away, so there is no moment to name yet. */
    insideNotice: (lateFee: string) =>
      `This start is less than 24 hours away. You can cancel free for 30 minutes after paying if the job hasn’t started; after that, ${lateFee} is kept.`,
    /** A quote's work, before a visit is planned. */
    noDate: (lateFee: string) =>
      `Free to cancel until we’ve set a date with you. After the free-change deadline that we confirm with it, ${lateFee} is kept.`,
    today: 'Today',
    freeLabel: 'Free to move or cancel',
    kept: (lateFee: string) => `After this, ${lateFee} is kept`,
    arrival: 'Your crew arrives',
  },

  meta: {
    title: `Book | ${brand.name}`,
    description: `Choose a vehicle, a package and a start time, and book ${brand.name} at your address.`,
  },
} as const;
