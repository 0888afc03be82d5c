// A separate chunk: a page fetches it when a car may be of another state than the shop's.
export { fetchLaw, jurisdictionName, jurisdictions } from '@tintforge/tint-law';
