import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, manifestOf } from './installed-package';
import { publishedPackages } from './published-packages';
import { runInConsumer } from './run-in-consumer';

describe.each(publishedPackages)('the tarball of %s', (name) => {
  test('says what it is, whose, under which license and where it comes from', () => {
    expect(manifestOf(name)).toMatchObject({
      name: `@tintforge/${name}`,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      description: expect.stringMatching(/\w/),
      keywords: expect.arrayContaining([expect.any(String)]),
      license: 'MIT',
      type: 'module',
      repository: { type: 'git', directory: `packages/${name}` },
      homepage: expect.stringContaining(`packages/${name}`),
      bugs: expect.stringMatching(/^https:/),
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public' },
    });
    expect(readFileSync(join(folderOf(name), 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
  });

  test('holds what was built, and nothing of the sources', () => {
    expect(
      readdirSync(folderOf(name))
        .filter((file) => file !== 'node_modules')
        .sort(),
    ).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(JSON.stringify(manifestOf(name))).not.toMatch(/tintforge-source|\/src\//);
  });

  test('leads to files that are in it, types first', () => {
    for (const target of Object.values(manifestOf(name).exports)) {
      if (typeof target === 'string') expect(existsIn(name, target)).toBe(true);
      else {
        expect(Object.keys(target)).toEqual(['types', 'default']);
        expect(Object.values(target).filter((file) => !existsIn(name, file))).toEqual([]);
      }
    }
  });

  test('asks for versions that a registry knows', () => {
    const versions = Object.values(manifestOf(name).dependencies ?? {});
    expect(versions.filter((version) => !/^\^?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

/** A star stands for any file of a folder. */
function existsIn(name: (typeof publishedPackages)[number], file: string): boolean {
  return existsSync(join(folderOf(name), file.replace(/\*.*$/, '')));
}

test('fonts bring their own license', () => {
  const fonts = join(folderOf('ui'), 'dist', 'fonts');
  expect(readFileSync(join(fonts, 'OFL.txt'), 'utf8')).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
  expect(readdirSync(fonts)).toHaveLength(5);
});

test('the local Stripe starts from the command line', async () => {
  const command = join(
    folderOf('stripe-emulator'),
    String((manifestOf('stripe-emulator').bin as Record<string, string>)['stripe-emulator']),
  );
  expect(await runInConsumer(command, '--help')).toMatch(/^Usage: stripe-emulator/);
});
