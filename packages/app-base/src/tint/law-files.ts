// A chunk of its own: a page fetches it when a car of another state than the shop's is asked about.
export { fetchLaw, jurisdictionName, jurisdictions } from '@tintforge/tint-law';
