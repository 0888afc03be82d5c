import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Catalogue, doors, formatCents } from '@tintforge/booking-core';
import { brands, catalogue, printHours, siteWords, statementOf, testimonials } from '@tintforge/content';
import { afterAll, beforeAll, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');

const early = { opens: '07:30', closes: '15:00' };
const longWeek = [null, early, early, early, early, early, early];

/** Nothing as published: every price, length, name, text, ZIP prefix, phone line and hour is another one, without samples. */
const other: Catalogue = {
  ...catalogue,
  packages: catalogue.packages.map((item, index) => ({
    ...item,
    priceCents: item.priceCents + 11_111 + 7 * index,
    minutes: item.minutes + 30,
    name: `${item.name} Nova`,
    tier: `${item.tier} Nova`,
    description: `Drawn again, number ${index}.`,
  })),
  addOns: catalogue.addOns.map((item, index) => ({
    ...item,
    priceCents: item.priceCents + 22_222 + 7 * index,
    name: `${item.name} Nova`,
    description: `Added again, number ${index}.`,
  })),
  regions: catalogue.regions.map((region, index) => ({
    ...region,
    phone: region.phone.replace('4700', `014${index}`),
    zipPrefixes: region.zipPrefixes.map((prefix) => String(Number(prefix) - 200)),
    week: longWeek.map((day) => day && { ...day, starts: ['07:30', '12:00'] as const }).with(6, null),
  })),
  hours: { shopAndPhone: longWeek, office: longWeek, appointmentsByPhone: longWeek },
  notice: 'Closed <December 24> & 25',
  withoutSamples: true,
};

let into: string;
/** Each drawn page or file for search engines, with its text. */
const drawn = new Map<string, string>();

beforeAll(async () => {
  into = mkdtempSync(join(tmpdir(), 'tintforge-drawn-'));
  const drawing = promisify(execFile)(process.execPath, [join(dist, '.prerender/draw-again.mjs'), into], { env: {} });
  drawing.child.stdin?.end(JSON.stringify(other));
  await drawing;
  for (const entry of readdirSync(into, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(html|txt|xml)$/.test(entry.name)) drawn.set(path.slice(into.length + 1), readFileSync(path, 'utf8'));
  }
});
afterAll(() => rmSync(into, { recursive: true, force: true }));

/** The files with a text that isn't part of a longer number or of the text that replaced it. */
function filesWith(text: string): string[] {
  const pattern = new RegExp(`${text.replaceAll(/[^\w\s]/g, '\\$&')}(?!\\d| Nova)`);
  return [...drawn].filter(([, content]) => pattern.test(content)).map(([file]) => file);
}

test('every page is drawn', () => {
  const routes: { file: string }[] = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  for (const { file } of routes) expect(drawn.has(file.replace(/^\//, '')), file).toBe(true);
});

test('nothing that the folder marks as a sample is left, nor what was said by it', () => {
  const samples = [
    ...testimonials.map(({ content }) => content),
    ...brands.map(({ name }) => name),
    statementOf('ceramic')?.source ?? '',
    `>${siteWords.sample}<`,
    'href="/contact#social"',
    'Legal next to the driver',
    '35% through film and glass meets',
  ];
  for (const sample of samples) {
    expect(
      [...drawn].filter(([, content]) => content.includes(sample)).map(([file]) => file),
      sample,
    ).toEqual([]);
  }
  expect(drawn.get('index.html')).toContain('35% through film and glass. Florida also limits what film reflects');
});

test('what the shop changed is on the pages, and nothing of what was published stayed', () => {
  const priced = (all: Catalogue) => [...all.packages, ...all.addOns];
  const texts = (all: Catalogue) => [
    ...priced(all).flatMap(({ priceCents, name, description }) => [formatCents(priceCents), name, description]),
    ...all.regions.flatMap(({ phone }) => [phone, `+1${phone.replaceAll(/\D/g, '')}`]),
  ];
  const newTexts = new Set(texts(other));
  for (const text of texts(catalogue)) if (!newTexts.has(text)) expect(filesWith(text), text).toEqual([]);
  for (const { phone } of other.regions) expect(filesWith(phone).length, phone).toBeGreaterThan(10);
  const lowest = Math.min(...other.packages.map(({ priceCents }) => priceCents));
  expect(filesWith(formatCents(lowest))).toContain('services/automotive-tinting.html');
});

test('the notice is above every page, whatever is in it, and above none of the published site', () => {
  const pages = [...drawn].filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(25);
  for (const [file, html] of pages)
    expect(html, file).toMatch(/<aside[^>]*>Closed &lt;December\s24&gt; &amp; 25<\/aside>/);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('Closed');
});

test('ZIP codes are those of the shop, where a page lists them and where it checks one', () => {
  const [tampa] = other.regions;
  expect(tampa?.zipPrefixes).toEqual(['135', '136']);
  for (const { zipPrefixes } of catalogue.regions) {
    for (const prefix of zipPrefixes) {
      expect(filesWith(`${prefix}xx`), prefix).toEqual([]);
      expect([...drawn].filter(([, html]) => html.includes(`"zipPrefixes":["${prefix}`))).toEqual([]);
    }
  }
});

test('files for assistants have the new lines, and social words no old price or line', () => {
  const old = formatCents(Math.min(...catalogue.packages.map(({ priceCents }) => priceCents)));
  const assistants = drawn.get('llms.txt') ?? '';
  for (const { phone } of other.regions) expect(assistants).toContain(phone);
  for (const { phone } of catalogue.regions) expect(assistants).not.toContain(phone);
  const descriptions = [...drawn].flatMap(([file, html]) =>
    [...html.matchAll(/<meta (?:name|property)="(?:og:|twitter:)?description" content="([^"]*)"/g)].map(
      ([, text = '']) => ({
        file,
        text,
      }),
    ),
  );
  expect(descriptions.length).toBeGreaterThan(60);
  for (const { file, text } of descriptions) {
    for (const gone of [old, ...catalogue.regions.map(({ phone }) => phone)]) expect(text, file).not.toContain(gone);
  }
});

test('structured data has the new lines and hours, as JSON that parses', () => {
  let lines = 0;
  for (const [file, html] of drawn) {
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const text = JSON.stringify(JSON.parse(json));
      for (const { phone } of catalogue.regions) expect(text, file).not.toContain(phone.replaceAll(/\D/g, ''));
      if (other.regions.some(({ phone }) => text.replaceAll(/\D/g, '').includes(phone.replaceAll(/\D/g, ''))))
        lines += 1;
    }
  }
  expect(lines).toBeGreaterThan(5);
});

test('hours are those of the shop, wherever they are printed', () => {
  const printed = (all: Catalogue) => doors.flatMap((door) => printHours(door, all.hours[door]).lines);
  for (const { hours } of printed(catalogue)) if (hours !== 'closed') expect(filesWith(hours), hours).toEqual([]);
  expect(filesWith('7:30am-3pm').length).toBeGreaterThan(4);
  expect(drawn.get('contact.html')).toContain('7:30am-3pm');
  expect(drawn.get('index.html')).toContain('"opens":"07:30","closes":"15:00"');
  expect(drawn.get('about-us.html')).toContain('morning and afternoon, Monday to Friday');
  expect(drawn.get('sarasota-bradenton-window-tinting.html')).not.toContain('Saturdays too');
});

test('structured data and social pictures are those of the drawn pages', () => {
  for (const [file, html] of drawn) {
    for (const [, picture] of html.matchAll(/content="__TINTFORGE_ORIGIN__\/(assets\/social-[^"]+)"/g)) {
      expect(existsSync(join(into, picture ?? '')), file).toBe(true);
    }
  }
  expect(drawn.get('index.html')).toContain(other.regions[0]?.phone.replace(/\D/g, ''));
});
