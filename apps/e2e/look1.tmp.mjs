import { browser, login } from './look.tmp.mjs';
const b = await browser();
const O='http://localhost:3300';
for (const width of [390, 768, 1440]) {
  const ctx = await b.newContext({ viewport: { width, height: width===390?844:900 } });
  const page = await ctx.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(width, m.type(), m.text().slice(0,200)); });
  page.on('pageerror', e => console.log(width,'pageerror',String(e).slice(0,200)));
  await login(page,'demo-admin','demo-admin-1');
  console.log(page.url());
  await page.goto(O+'/admin/settings'); await page.waitForLoadState('networkidle');
  await page.screenshot({path:`/tmp/look/settings-${width}.png`, fullPage:true});
  await page.goto(O+'/admin/reports'); await page.waitForLoadState('networkidle');
  await page.screenshot({path:`/tmp/look/reports-${width}.png`, fullPage:true});
  await ctx.close();
}
await b.close();
