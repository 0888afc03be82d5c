import { existsSync, readFileSync } from 'node:fs';

/**
 * The settings in a file of `NAME=value` lines, as systemd reads an EnvironmentFile: a value may be in quotes, and `#`
 * begins a comment only at the start of a line. Empty values are left out. Empty when there is no file.
 */
export function readSettings(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  const lines = [...readFileSync(path, 'utf8').matchAll(/^[ \t]*(\w+)[ \t]*=[ \t]*(.*?)[ \t\r]*$/gm)];
  const settings = lines.map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')] as const);
  return Object.fromEntries(settings.filter(([, value]) => value !== ''));
}
