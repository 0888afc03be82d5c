import type { User } from '@tintforge/api-contract';
import { dashboardWords } from './words';

const { morning, afternoon, evening } = dashboardWords.greeting;

/** Greets by the reader's local hour (0–23), with the first name or else the username. */
export function greeting({ firstName, username }: Pick<User, 'firstName' | 'username'>, hour: number): string {
  const name = firstName === '' ? username : firstName;
  if (hour < 12) return morning(name);
  return hour < 18 ? afternoon(name) : evening(name);
}
