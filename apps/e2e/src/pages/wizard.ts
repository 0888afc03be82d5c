import { expect, type Locator, type Page } from '@playwright/test';
import { longDate } from '../shop/dates';
import { customer, freeZip } from '../shop/sample-order';

/** The seven steps as the progress bar names them. */
export const steps = ['Vehicle', 'Package', 'Extras', 'Appointment', 'Contact', 'Review', 'Payment'] as const;
export type Step = (typeof steps)[number];

/** Start of the job: the date, and the time as the wizard shows it, "9:00 AM". */
export interface Start {
  date: string;
  time: string;
}

/** The booking wizard in the words of its labels. Every method ends where the visitor sees its effect. */
export function wizardOn(page: Page) {
  const calendar = page.getByRole('grid', { name: 'Date' });
  const starts = page.getByRole('radiogroup', { name: 'Start time' });

  async function isOn(step: Step): Promise<void> {
    // A phone shows the step's name alone, a wide screen marks it among all seven.
    const current = page.getByRole('navigation', { name: 'Booking progress' }).locator('[aria-current="step"], b');
    await expect(current.filter({ visible: true })).toHaveText(step);
    // The code of a step may come later than its name.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
  }

  /** The button of a day, after turning the calendar's pages to it. */
  async function day(date: string): Promise<Locator> {
    const button = calendar.getByRole('button', { name: longDate(date) });
    const earlier = page.getByRole('button', { name: /^Earlier dates,/ });
    const later = page.getByRole('button', { name: /^Later dates,/ });
    // Until its days are here, nothing in its place has a name.
    await expect(calendar).toBeVisible();
    // Days of the question before are replaced as soon as the new ones come, and a turn to a page that is gone isn't waited for.
    const turn = { timeout: 1_000 };
    await expect(async () => {
      await expect(page.locator('[aria-busy=true]').filter({ has: calendar })).toHaveCount(0, turn);
      while ((await button.count()) === 0 && (await earlier.count()) > 0) await earlier.click(turn);
      while ((await button.count()) === 0 && (await later.count()) > 0) await later.click(turn);
      await expect(button).toBeVisible(turn);
    }).toPass();
    return button;
  }

  /** The radio of a start, taken or not. */
  function start(time: string): Locator {
    return starts.getByRole('radio', { name: new RegExp(`^${time}`) });
  }

  async function pickVehicle(name: string): Promise<void> {
    await page.getByRole('radio', { name }).click();
    await isOn('Package');
  }

  async function choosePackage(name: string): Promise<void> {
    await press(`Choose ${name}`);
    await isOn('Extras');
  }

  async function passExtras(): Promise<void> {
    await press('Continue to Appointment');
    await isOn('Appointment');
  }

  async function pickStart({ date, time }: Start): Promise<void> {
    await page.getByLabel('ZIP code').fill(freeZip);
    await (await day(date)).click();
    await start(time).check();
  }

  async function passAppointment(): Promise<void> {
    await press('Continue to Contact');
    await isOn('Contact');
  }

  async function fillContact(): Promise<void> {
    await page.getByLabel('Full name').fill(customer.name);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Phone').fill(customer.phone);
    await page.getByLabel('Year').selectOption(customer.year);
    await page.getByLabel('Make').fill(customer.make);
    await page.getByLabel('Model').fill(customer.model);
    await page.getByLabel('Street').fill(customer.street);
    await page.getByLabel('City').fill(customer.city);
  }

  async function passContact(): Promise<void> {
    await press('Continue to Review');
    await isOn('Review');
  }

  async function proceedToPayment(): Promise<void> {
    await press('Proceed to Payment');
    await isOn('Payment');
  }

  async function open(): Promise<void> {
    await page.goto('/booking');
    await isOn('Vehicle');
  }

  async function reachExtras(vehicle = 'Sedan'): Promise<void> {
    await open();
    await pickVehicle(vehicle);
    await choosePackage('Basic');
  }

  async function reachAppointment(): Promise<void> {
    await reachExtras();
    await passExtras();
  }

  async function reachContact(start: Start): Promise<void> {
    await reachAppointment();
    await pickStart(start);
    await passAppointment();
  }

  async function reachReview(start: Start): Promise<void> {
    await reachContact(start);
    await fillContact();
    await passContact();
  }

  return {
    isOn,
    press,
    day,
    start,
    open,
    pickVehicle,
    choosePackage,
    passExtras,
    pickStart,
    passAppointment,
    fillContact,
    passContact,
    proceedToPayment,
    /** A sedan, Basic. */
    reachExtras,
    /** The same, no add-ons. */
    reachAppointment,
    /** The same, with a start. */
    reachContact,
    /** The same, with everything typed. */
    reachReview,
    async reachPayment(start: Start): Promise<void> {
      await reachReview(start);
      await proceedToPayment();
      await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
    },
    addOn: (name: string) => page.getByRole('switch', { name }),
    toast: (title: string) =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .filter({ hasText: title }),
  };
}
