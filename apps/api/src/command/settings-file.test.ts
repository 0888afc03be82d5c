import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../testing/test-folder';
import { readSettings } from './settings-file';

const folder = makeTestFolder('settings');
const path = join(folder, 'settings');

test('without a file there are no settings', () => {
  expect(readSettings(join(folder, 'none'))).toEqual({});
});

test('values are read as systemd reads them: quotes go, a number sign inside stays, what is empty is left out', () => {
  writeFileSync(
    path,
    `# A comment
; and not a setting
PORT=3000
MAIL_FROM=Tintforge <book@tintforge.example>
APP_SECRET="with spaces and a # in it"
ADMIN_PASSWORD=abc#def
SMTP_URL=
  HOST = '127.0.0.1'
PORT=3001
`,
  );
  expect(readSettings(path)).toEqual({
    PORT: '3001',
    MAIL_FROM: 'Tintforge <book@tintforge.example>',
    APP_SECRET: 'with spaces and a # in it',
    ADMIN_PASSWORD: 'abc#def',
    HOST: '127.0.0.1',
  });
});
