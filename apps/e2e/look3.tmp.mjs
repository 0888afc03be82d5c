import { browser, login } from './look.tmp.mjs';
const b = await browser();
const O='http://localhost:3300';
for (const width of [390, 1440]) {
  const ctx = await b.newContext({ viewport: { width, height: width===390?844:900 } });
  const page = await ctx.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(width, m.type(), m.text().slice(0,200)); });
  await login(page,'demo-admin','demo-admin-1');
  await page.goto(O+'/admin/settings'); await page.waitForTimeout(2500);
  await page.locator('#calendars button').first().click(); await page.waitForTimeout(500);
  const turn = page.getByRole('dialog').getByRole('button',{name:'Turn on'});
  if (await turn.count()) await turn.click();
  await page.waitForTimeout(1000); await page.screenshot({path:`/tmp/look/feed-on-${width}.png`});
  await page.keyboard.press('Escape'); await page.waitForTimeout(400);
  // wrong server
  await page.locator('#crew-calendars button').first().click(); await page.waitForTimeout(500);
  const d = page.getByRole('dialog');
  await d.getByRole('button',{name:'Look for calendars'}).click(); await page.waitForTimeout(500);
  await page.screenshot({path:`/tmp/look/connect-empty-${width}.png`});
  await d.getByLabel('Server address').fill('https://caldav.example.com'); await d.getByLabel('User name').fill('a'); await d.locator('input[type=password]').fill('b');
  await d.getByRole('button',{name:'Look for calendars'}).click(); await page.waitForTimeout(4000);
  await page.screenshot({path:`/tmp/look/connect-wrong-${width}.png`});
  await ctx.close();
  const c2 = await b.newContext({ viewport: { width, height: width===390?844:900 } });
  const p2 = await c2.newPage();
  await login(p2,'demo-customer','demo-customer-1'); await p2.goto(O+'/dashboard?tab=profile'); await p2.waitForTimeout(2500);
  await p2.screenshot({path:`/tmp/look/profile-${width}.png`, fullPage:true});
  await c2.close();
}
await b.close();
