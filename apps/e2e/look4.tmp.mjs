import { browser, login } from './look.tmp.mjs';
const b = await browser();
const O='http://localhost:3300';
for (const width of [390, 1440]) {
  const c2 = await b.newContext({ viewport: { width, height: width===390?844:900 } });
  const p2 = await c2.newPage();
  await login(p2,'demo-customer','demo-customer-1'); await p2.goto(O+'/dashboard?tab=profile'); await p2.waitForTimeout(2500);
  const t=p2.getByRole('button',{name:'Turn on my calendar'}); if(await t.count()) await t.click(); await p2.waitForTimeout(1500);
  await p2.getByLabel('Secret address').scrollIntoViewIfNeeded();
  await p2.screenshot({path:`/tmp/look/own-${width}.png`});
  await c2.close();
}
await b.close();
