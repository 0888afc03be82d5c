import { tintDisclosure } from '@tintforge/content';
import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '../storage';

const disclosureKey = 'tint_disclosure';

/** The disclosure next to the verdicts, and the version that an order sends. */
export interface Disclosure {
  version: string;
  text: string;
}

/** The disclosure in this tab: the server's replacement for the page's own, if any. */
export function shownDisclosure(storage: KeptText = sessionStore): Disclosure {
  const kept = readJson(storage, disclosureKey);
  return isKept(kept) && kept.insteadOf === tintDisclosure.version ? kept : tintDisclosure;
}

/** Stores the server's current disclosure, for as long as this page is older. */
export function keepDisclosure({ version, text }: Disclosure, storage: KeptText = sessionStore): void {
  writeJson(storage, disclosureKey, { version, text, insteadOf: tintDisclosure.version });
}

function isKept(stored: unknown): stored is Disclosure & { insteadOf: string } {
  return isRecord(stored) && [stored.version, stored.text, stored.insteadOf].every((each) => typeof each === 'string');
}
