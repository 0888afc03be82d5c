// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { expect, test } from 'vitest';
import { rememberRegion } from '../lib/known-region';
import { rememberZip } from '../lib/zip-region';
import { openPage, useCleanBrowser } from '../testing/open-page';
import { TaskLayout } from './task-layout';

useCleanBrowser();

const lineShown = () => document.querySelector('a[href^="tel:"]')?.getAttribute('href');

test('the header of a task calls the region that was named last, and Tampa before that', async () => {
  openPage('/login', <TaskLayout>A task</TaskLayout>);
  await eventually(() => expect(lineShown()).toBe('tel:+18135554700'));
  rememberRegion('naples');
  await eventually(() => expect(lineShown()).toBe('tel:+12395554700'));
  rememberRegion(undefined);
  await eventually(() => expect(lineShown()).toBe('tel:+18135554700'));
});

test.each([
  ['34102', '+12395554700', 'of Naples'],
  ['34102-1234', '+12395554700', 'of Naples with its suffix'],
  ['341', '+19415554700', 'that is not whole yet'],
  ['', '+19415554700', 'that was deleted'],
  ['90210', '+18135554700', 'outside the area'],
])('after Sarasota, the ZIP code "%s" calls %s: one %s', async (zip, number) => {
  rememberRegion('sarasota');
  rememberZip(zip);
  openPage('/booking', <TaskLayout>A task</TaskLayout>);
  await eventually(() => expect(lineShown()).toBe(`tel:${number}`));
});
