import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '@tintforge/app-base/build/manifest';
import type { Builds } from './page-assets';
import { taskSources } from './task-sources';

/** Script that loads at one time, in kB (1,000 bytes) after gzip, and its limit. */
export interface Weight {
  name: string;
  kilobytes: number;
  most: number;
}

/** Maximum sizes; the build fails above them (docs/decisions/033). */
const budgets = {
  /** Of it, 0.2 remember the texts of islands, for browsers that translate them before React comes, and 0.2 hold back forms. */
  reading: 6.4,
  /** Needed before a first touch is answered: React and its DOM are 67 of it. */
  island: 100,
  /** The same, with the code that is requested right behind it. */
  islandAndNext: 110,
  firstStep: 140,
  beforePayment: 240,
  /** On top of that, for a second car. */
  severalCars: 6,
  quoteForm: 140,
  /** With a price, before its deposit is paid. */
  ownQuote: 140,
  /** In fewer scripts, which share more: 115.1 of the heaviest shop. */
  invoice: 140,
} as const;

const wizard = ['src/main.tsx', 'src/features/booking/index.ts'];
const requestForm = ['src/marketing/quote/quote-form.island.tsx', 'src/marketing/quote/request-form.tsx'];
const ownQuote = ['src/main.tsx', 'src/features/quote/own-quote-page.tsx'];
const invoice = ['src/main.tsx', 'src/features/manage-booking/invoice/invoice-page.tsx'];
const vehicles = /ui\/src\/vehicles\/\w+\.tsx$/;
const laterSteps = 'src/features/booking/steps/later-steps.ts';
const severalCars = 'src/features/booking/cars/several-cars.ts';

/** Number of scripts with which an app page starts, each of them a request. */
export interface FileCount {
  page: string;
  files: number;
}

/** The build fails above it: a slow phone fetches six at a time over HTTP/1.1. */
export const mostFiles = 9;

/** Counts the scripts with which each app page starts. */
export function countFiles({ tasks }: Pick<Builds, 'tasks'>): FileCount[] {
  return Object.entries(taskSources).map(([page, source]) => ({
    page,
    files: tasks.assetsOf(['src/main.tsx', source]).scripts.length,
  }));
}

/** Measures the sizes that have budgets. */
export function weigh(dist: string, { tasks, reading }: Builds): Weight[] {
  const weightOf = (manifest: Manifest, sources: readonly string[]) =>
    manifest
      .assetsOf(sources)
      .scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000, 0);
  const script = weightOf(reading, ['src/reading.ts']);
  const weightOfIsland = (...sources: string[]) =>
    weightOf(reading, ['src/reading.ts', 'src/islands/awaken.tsx', ...sources]) - script;
  return [
    { name: 'what a page to read runs', kilobytes: script, most: budgets.reading },
    ...reading.sourcesLike(/\.island\.tsx$/).map((source) => ({
      name: `the island ${nameOf(source)}`,
      kilobytes: weightOfIsland(source),
      most: budgets.island,
    })),
    ...reading.sourcesLike(/\.next\.ts$/).map((source) => ({
      name: `the island ${nameOf(source)} with what follows it`,
      kilobytes: weightOfIsland(source.replace('.next.ts', '.island.tsx'), source),
      most: budgets.islandAndNext,
    })),
    {
      name: 'a request for a quote',
      kilobytes: weightOf(reading, ['src/reading.ts', 'src/islands/awaken.tsx', ...requestForm]),
      most: budgets.quoteForm,
    },
    { name: 'a quote’s page', kilobytes: weightOf(tasks, ownQuote), most: budgets.ownQuote },
    { name: 'an invoice', kilobytes: weightOf(tasks, invoice), most: budgets.invoice },
    { name: 'the wizard’s first step', kilobytes: weightOf(tasks, wizard), most: budgets.firstStep },
    {
      name: 'the wizard before Payment',
      // With the heaviest of the vehicles: a customer has one.
      kilobytes: Math.max(
        ...tasks.sourcesLike(vehicles).map((vehicle) => weightOf(tasks, [...wizard, laterSteps, vehicle])),
      ),
      most: budgets.beforePayment,
    },
    {
      name: 'several cars in the wizard',
      kilobytes: weightOf(tasks, [...wizard, laterSteps, severalCars]) - weightOf(tasks, [...wizard, laterSteps]),
      most: budgets.severalCars,
    },
  ];
}

function nameOf(source: string): string {
  return /([\w-]+)\.(island\.tsx|next\.ts)$/.exec(source)?.[1] ?? source;
}

/** "the island zip-check: 78.1 of 80 kB" */
export function weightText({ name, kilobytes, most }: Weight): string {
  return `${name}: ${kilobytes.toFixed(1)} of ${most} kB`;
}
