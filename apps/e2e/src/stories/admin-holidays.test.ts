import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { wizardOn } from '../pages/wizard';
import { longDate } from '../shop/dates';
import { freeZip } from '../shop/sample-order';
import { expect, test } from '../story';

const holiday = { name: 'Christmas Day', date: '2026-12-25' };

// Another shop than that of the other stories, which have had any number of mornings: this one opens in the weeks before the holiday.
test.use({ opening: Date.parse('2026-12-03T10:00:00-05:00') });

test('the owner switches on noon and a holiday, and a visitor sees both', { tag: '@both' }, async ({
  page,
  shop,
  openAnotherBrowser,
}) => {
  const day = await shop.emptyDay();
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const admin = adminOn(page);
  await admin.open('/admin/settings/hours');
  const edit = page.getByRole('button', { name: /^Edit Monday to Saturday, All regions$/ });
  await edit.scrollIntoViewIfNeeded();
  await expect(page.getByText('9:00 AM to 11:30 AM, 1:00 PM to 4:30 PM')).toBeVisible();
  await edit.click();
  await expectUsable(page, 'the hours of some days');
  await dialog.getByRole('checkbox', { name: '12:00 PM' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await expect(dialog.getByText('All regions: Monday to Saturday also starts at 12:00 PM.')).toBeVisible();
  await expectUsable(page, 'what a change of the hours does');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.toast('Hours saved')).toBeVisible();
  await expect(page.getByText('9:00 AM to 12:00 PM, 1:00 PM to 4:30 PM')).toBeVisible();

  await button('Choose holidays').click();
  await expectUsable(page, 'the federal holidays');
  await dialog.getByRole('checkbox', { name: holiday.name, exact: true }).check();
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await expect(dialog.getByText(`${holiday.name}: closed in all regions, next on`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Save (changes|anyway)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: holiday.name })).toBeVisible();

  const visitor = await openAnotherBrowser();
  const wizard = wizardOn(visitor);
  await wizard.reachAppointment();
  await visitor.getByLabel('ZIP code').fill(freeZip);
  await (await wizard.day(day)).click();
  await expect(visitor.getByText(/15 of 15 start times available/)).toBeVisible();
  await wizard.start('12:00 PM').check();
  await expect(await wizard.day(holiday.date)).toHaveAccessibleName(`${longDate(holiday.date)}, Closed`);

  await button('Choose holidays').click();
  await dialog.getByRole('checkbox', { name: holiday.name, exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('You’re open on all federal holidays.')).toBeVisible();
  await edit.click();
  await dialog.getByRole('checkbox', { name: '12:00 PM' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Check changes' }).click();
  await dialog.getByRole('button', { name: /^Save (changes|anyway)$/ }).click();
  await expect(page.getByText('9:00 AM to 11:30 AM, 1:00 PM to 4:30 PM')).toBeVisible();
});
