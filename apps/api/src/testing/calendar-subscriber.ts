import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTestFolder } from './test-folder';

const run = promisify(execFile);

/** Someone who subscribes to a feed with vdirsyncer and reads the calendar with khal, both from the system's packages. */
export interface CalendarSubscriber {
  /** Fetches the feed again. */
  sync(): Promise<void>;
  /** The events as they came. vdirsyncer gives each a new UID. */
  events(): string[];
  /** The events of a date (YYYY-MM-DD) in the shop's zone, as the calendar shows them: `09:00–12:00 title`. */
  day(date: string): Promise<string[]>;
}

/** Subscribes to the feed at a URL. Where the programs aren't installed, it fails with the command that installs them. */
export async function subscribe(url: string): Promise<CalendarSubscriber> {
  const folder = makeTestFolder('subscriber');
  const [events, settings, reader] = ['events', 'vdirsyncer', 'khal'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(events);
  writeFileSync(
    settings,
    `[general]
status_path = "${join(folder, 'status')}"

[pair jobs]
a = "feed"
b = "here"
collections = null

[storage feed]
type = "http"
url = "${url}"

[storage here]
type = "filesystem"
path = "${events}"
fileext = ".ics"
`,
  );
  writeFileSync(
    reader,
    `[calendars]
[[jobs]]
path = ${events}

[locale]
local_timezone = America/New_York
default_timezone = America/New_York
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M

[sqlite]
path = ${join(folder, 'khal.db')}
`,
  );

  async function call(program: string, parameters: readonly string[]): Promise<string> {
    try {
      return (await run(program, parameters)).stdout;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Error(`${program} is not installed: apt-get install vdirsyncer khal`, { cause: error });
    }
  }
  const sync = async () => {
    await call('vdirsyncer', ['--config', settings, 'sync']);
  };

  await call('vdirsyncer', ['--config', settings, 'discover', 'jobs']);
  await sync();
  return {
    sync,
    events: () => readdirSync(events).map((file) => readFileSync(join(events, file), 'utf8')),
    async day(date) {
      const format = ['--format', '{start-time}–{end-time} {title}', '--day-format', ''];
      const text = await call('khal', ['--config', reader, 'list', ...format, date, date]);
      return text.split('\n').filter((line) => line.trim() !== '');
    },
  };
}
