#!/usr/bin/env node
/**
 * `npm run test:release`: from a bare machine to a paid booking over TLS, by the stopwatch, then through a night's
 * backup, an upgrade and one that fails. The machine is a fresh Debian in separate namespaces (scripts/bare-machine.mjs)
 * that has the archive and nothing else of ours; the customer is outside. Needs root, debootstrap and systemd-container.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bootBareMachine } from './bare-machine.mjs';
import { customerOf } from './buy-over-tls.mjs';
import { packNext } from './next-release.mjs';

/** Seconds from the bare machine to the paid booking. */
const longest = 90;
const name = 'shop.tintforge.example';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = mkdtempSync(join(tmpdir(), 'tintforge-shared-'));
const archive = readdirSync(join(root, 'releases')).find((each) =>
  each.endsWith(`-${process.platform}-${process.arch}.tar.gz`),
);
copyFileSync(join(root, 'releases', archive), join(shared, 'release.tar.gz'));
packNext(join(shared, 'release.tar.gz'), { into: join(shared, 'next.tar.gz'), version: '98.0.0' });
packNext(join(shared, 'next.tar.gz'), { into: join(shared, 'unwell.tar.gz'), version: '99.0.0', fails: true });
mkdirSync(join(root, '.tools'), { recursive: true });
const machine = await bootBareMachine({ kept: join(root, '.tools', 'bare-debian'), shared });
try {
  const began = performance.now();
  const elapsed = () => ((performance.now() - began) / 1000).toFixed(1);
  await inMachine(`tar xzf /media/release.tar.gz -C /root && sh /root/tintforge-*/install.sh --address ${name}`);
  console.log(`${elapsed()} s: installed, the service is ready`);
  const authority = await inMachine('cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
  const customer = customerOf({ name, address: machine.address, authority });
  const tickets = [await customer.book()];
  console.log(`${elapsed()} s: a booking is paid, over TLS, at https://${name}`);
  if (Number(elapsed()) > longest) throw new Error(`It is to take ${longest} seconds at most`);

  const quote = await customer.askForQuote();
  await expectPhoto(customer, quote);
  console.log('A request has its photo, redrawn by the service within its limits.');

  await inMachine('sh /root/tintforge-*/install.sh');
  await inMachine('systemctl start tintforge-backup.service');
  expect(
    (await inMachine('find /var/backups/tintforge/photos -name "*.jpg" | wc -l')).trim() === '2',
    'the photo is copied',
  );
  console.log('Installed again, and copied as every night: the copy was brought back and started on.');

  const closed = [];
  const said = await whileAsking(customer, closed, () => inMachine('tintforge upgrade /media/next.tar.gz'));
  expect(
    closed.every(({ status, retryAfter }) => status === 503 && retryAfter === '5'),
    'closed with 503 and Retry-After',
  );
  tickets.push(await customer.book());
  console.log(`${said.trim()}\nOf those who asked meanwhile, ${closed.length} read 503 with Retry-After.`);

  const unwell = await machine.run('tintforge upgrade /media/unwell.tar.gz');
  expect(unwell.status === 1 && unwell.stderr.includes('with everything that it had'), `came back: ${unwell.stderr}`);
  tickets.push(await customer.book());
  for (const ticket of tickets)
    expect((await customer.lookUp(ticket)).status === 'confirmed', 'every booking is there');
  await expectPhoto(customer, quote);
  console.log('A version that fails on the shop: the one before serves, with all three bookings and the photo.');
  console.log(await inMachine('tintforge status'));
} finally {
  await machine.halt();
  rmSync(shared, { recursive: true, force: true });
}

/** A script's output. Throws when it failed. */
async function inMachine(script) {
  const { status, stdout, stderr } = await machine.run(script);
  if (status === 0) return stdout;
  const { stdout: log } = await machine.run('journalctl --no-pager --unit tintforge --unit caddy --lines 30');
  throw new Error(`${script} ended with ${status}\n${stdout}${stderr}\n${log}`);
}

/** Requests a page again and again while a task runs, and notes each answer other than the page. */
async function whileAsking(customer, closed, task) {
  let isOver = false;
  const running = task().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await customer.send('/booking');
    if (answer.status !== 200) closed.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
    await wait(50);
  }
  return running;
}

async function expectPhoto(customer, quote) {
  expect((await customer.photosOf(quote)).join() === 'image/jpeg,image/jpeg', 'the photo is there in both sizes');
}

function expect(holds, what) {
  if (!holds) throw new Error(`Not so: ${what}`);
}
