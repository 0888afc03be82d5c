/** The browser and the operating system of a session; empty where they are unknown. */
export interface NamedDevice {
  browser: string;
  system: string;
}

/** A device in words: "Chrome on Windows", "Unknown browser". */
export function deviceText({ browser, system }: NamedDevice): string {
  if (browser === '' && system === '') return 'Unknown browser';
  if (system === '') return browser;
  return `${browser === '' ? 'Unknown browser' : browser} on ${system}`;
}
