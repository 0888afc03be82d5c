import { browser, login } from './look.tmp.mjs';
const b = await browser();
const O='http://localhost:3300';
for (const width of [390, 768, 1440]) {
  const ctx = await b.newContext({ viewport: { width, height: width===390?844:900 } });
  const page = await ctx.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(width, m.type(), m.text().slice(0,200)); });
  await login(page,'demo-admin','demo-admin-1');
  await page.goto(O+'/admin/settings'); await page.waitForTimeout(2500);
  for (const id of ['calendars','crew-calendars']) {
    const s = page.locator('#'+id); await s.scrollIntoViewIfNeeded();
    await s.screenshot({path:`/tmp/look/${id}-${width}.png`});
  }
  await page.locator('#calendars button').first().click(); await page.waitForTimeout(700);
  await page.screenshot({path:`/tmp/look/feed-${width}.png`});
  const open = page.getByRole('dialog').getByRole('button').filter({hasText:/address|open|make|create/i}).first();
  if (await open.count()) { await open.click(); await page.waitForTimeout(1200); await page.screenshot({path:`/tmp/look/feed-open-${width}.png`}); }
  await page.keyboard.press('Escape'); await page.waitForTimeout(500);
  await page.locator('#crew-calendars button').first().click(); await page.waitForTimeout(700);
  await page.screenshot({path:`/tmp/look/connect-${width}.png`});
  await page.keyboard.press('Escape');
  await ctx.close();
}
await b.close();
