import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

// cspell:ignore displayfd nolisten libgl libfaketime dont ngtk

/** Debian's packages `webkit2gtk-driver` (with the browser that it drives), `xvfb` and `faketime`. */
const programs = {
  screen: '/usr/bin/Xvfb',
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  clock: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
} as const;

/** A screen without a monitor, as large as the widest page. */
export interface Screen {
  /** The X server's name: ":91". */
  name: string;
  stop(): Promise<void>;
}

/** Throws with the names of the packages where a program is missing. */
export async function startScreen(): Promise<Screen> {
  const missing = Object.values(programs).filter((program) => !existsSync(program));
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')}: not found. Install webkit2gtk-driver, xvfb and faketime.`);
  }
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = screen.stdio[3];
  if (numbers === null || numbers === undefined) throw new Error('The X server has no way to tell its number');
  const [number] = await once(numbers, 'data');
  return { name: `:${String(number).trim()}`, stop: () => end(screen) };
}

/** A browser of one person. */
export interface WebKitBrowser {
  driver: WebDriver;
  close(): Promise<void>;
}

/**
 * Opens WebKitGTK's browser on a screen, with its page `width` CSS pixels wide and its clock at `instant` (epoch
 * milliseconds). The browser's own bar is made as small as its toolkit allows: as it comes, no page is narrower than 447.
 */
export async function openWebKit({
  screen,
  width,
  height,
  instant,
}: {
  screen: Screen;
  width: number;
  height: number;
  instant: number;
}): Promise<WebKitBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'tintforge-webkit-'));
  await writeSettings(home);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LANG: 'C.UTF-8',
      // Neither the shop's zone nor the server's.
      TZ: 'Europe/Lisbon',
      LD_PRELOAD: programs.clock,
      FAKETIME: inLisbon(instant),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    driver,
    async close() {
      await driver.quit();
      await end(service);
      await rm(home, { recursive: true, force: true });
    },
  };
}

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
});

/** Reduced motion is a setting of the toolkit here. */
async function writeSettings(home: string): Promise<void> {
  const folder = path.join(home, 'gtk-3.0');
  await mkdir(folder);
  await writeFile(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  await writeFile(
    path.join(folder, 'gtk.css'),
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n',
  );
}

/** The form that the clock's library reads, in the browser's zone; the clock runs on from there. */
function inLisbon(instant: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Lisbon',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return `@${parts}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function untilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'WebKitWebDriver answers' }).toBe(true);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
