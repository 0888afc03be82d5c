import type { Locator, Page } from '@playwright/test';

/** Hours of the sedan's Basic package, which the customers of the stories book. */
const jobHours = 2;

/** The schedule as an owner works with it. */
export function boardOn(page: Page) {
  const board = page.getByRole('region', { name: 'Board' });
  const dialog = page.getByRole('dialog');

  /** A job, by its code and, where it matters, its start: "9:00 AM". */
  function job(code: string, start = ''): Locator {
    return board.getByRole('button', { name: new RegExp(`^${start}.*${code}`) });
  }

  return {
    board,
    dialog,
    job,
    figures: page.getByRole('list', { name: 'Summary' }),
    break: (reason: string) => board.getByRole('button', { name: new RegExp(`^Break: ${reason}`) }),
    press: (name: string | RegExp) => dialog.getByRole('button', { name }).click(),
    /** Opens what can be done with a whole crew-day, and chooses from it. */
    async chooseFor(crew: string, action: string | RegExp) {
      await board.locator('summary', { hasText: `Actions for ${crew}` }).click();
      await board
        .getByRole('button', { name: action })
        .or(board.getByRole('link', { name: action }))
        .click();
    },
    /** Drags a job by a number of hours and crews, and drops it. */
    async drag(code: string, { hours = 0, crews = 0 }: { hours?: number; crews?: number }) {
      await job(code).scrollIntoViewIfNeeded();
      const box = await job(code).boundingBox();
      if (box === null) throw new Error(`${code} is not in sight`);
      const from = { x: box.x + 30, y: box.y + box.height / 2 };
      // A row is a job with its margins and a rule.
      const to = { x: from.x + (hours * (box.width + 4)) / jobHours, y: from.y + crews * (box.height + 15) };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 10, from.y, { steps: 2 });
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
  };
}
