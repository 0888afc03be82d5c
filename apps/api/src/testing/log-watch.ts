import type { DestinationStream } from 'pino';

/** Secrets and persons of tests, by value where they have one and by form where each test makes its own. */
const forbidden: readonly RegExp[] = [
  /@[\w.]*tintforge\.example/,
  // Whole, with or without its area code: the figures of a moment or of an id may hold any others.
  /(?<![\da-f])(?:1?[-. ]?\(?\d{3}\)?[-. ]*)?555[-. ]?(?:01|47)\d\d(?![\da-f])/,
  /Sample Customer/,
  /Sample Street/,
  /gate 44/,
  /blue-heron-over-water|white-ibis-on-a-lawn|another-heron-by-the-bay|not-the-password/,
  /CERT-48151623|scan in drawer/,
  /sk_test_emulator|pk_test_emulator|whsec_emulator|_secret_\w/,
  /a secret of thirty-two bytes/,
  /\$argon2/,
  /\beyJ[\w-]{10,}/,
  /(?<![\w-])[\w-]{43}(?![\w-])/,
];

/** The lines of a log, as they are written. */
export interface LogWatch {
  /** The logger's stream. */
  stream: DestinationStream;
  lines: string[];
  /** Throws with the first line that contains a secret or a test person's data. */
  expectNothingTold(): void;
}

/** Keeps what a server logs. */
export function watchLog(): LogWatch {
  const lines: string[] = [];
  return {
    stream: { write: (line) => lines.push(line) },
    lines,
    expectNothingTold() {
      for (const line of lines) {
        const told = forbidden.find((form) => form.test(line));
        if (told !== undefined) throw new Error(`The log tells what fits ${told}: ${line}`);
      }
    },
  };
}
