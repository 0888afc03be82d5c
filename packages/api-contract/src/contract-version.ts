/**
 * Fingerprint of the form of all requests. A client sends it as the header `Contract-Version`, so that a server knows an
 * unreadable request of an outdated page for what it is. `contract-version.test.ts` computes it, and names the new one
 * when a request has changed.
 */
export const contractVersion = '57w7vl'; // cspell:disable-line
