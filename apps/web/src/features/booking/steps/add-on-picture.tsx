import type { AddOn, AddOnPicture as Picture } from '@tintforge/booking-core';
import type { ReactNode } from 'react';

const ground = <path fill="var(--ink-800)" d="M0 0h56v56H0Z" />;

/** The shop's set of drawings. */
const drawings: Readonly<Record<Picture, ReactNode>> = {
  'tint-removal': (
    <>
      {ground}
      <path fill="var(--sky-6)" d="M9 9h38v38H9Z" />
      <path fill="var(--ink-900)" fillOpacity=".82" d="M9 9h27l11 11v27H9Z" />
      <path fill="var(--ink-300)" d="M36 9v11h11Z" />
    </>
  ),
  'ppf-hood': (
    <>
      {ground}
      <path fill="var(--sun-400)" d="m6 40 10-24h24l10 24Z" />
      <path fill="var(--sun-200)" d="M16 16h24l2 5H14Z" />
      <path stroke="var(--sun-700)" strokeWidth="1.5" d="M28 16v24" />
    </>
  ),
  'ppf-bumper': (
    <>
      {ground}
      <path fill="var(--sun-400)" d="M4 24h48l-2 18H6Z" />
      <path fill="var(--sun-200)" d="M4 24h48l-.6 5H4.6Z" />
      <path fill="var(--ink-900)" d="M16 33h24l-2 6H18Z" />
    </>
  ),
  'headlight-tinting': (
    <>
      {ground}
      <path fill="var(--sun-200)" d="m6 34 12-14h32l-6 16Z" />
      <path fill="var(--ink-950)" fillOpacity=".5" d="m6 34 12-14h32l-6 16Z" />
      <circle cx="32" cy="28" r="6" fill="var(--sun-300)" />
    </>
  ),
  'ceramic-coating': (
    <>
      <path fill="var(--gulf-800)" d="M0 0h56v56H0Z" />
      <path fill="var(--gulf-400)" d="M0 56 56 0v20L20 56Z" />
      <path fill="var(--gulf-300)" d="m34 56 22-22v8L42 56Z" />
      <circle cx="16" cy="18" r="5" fill="var(--gulf-100)" />
      <circle cx="27" cy="11" r="3" fill="var(--gulf-100)" />
    </>
  ),
};

/** Illustrates an add-on, in a square of 56 units; one without a drawing shows the ground. Decorative. */
export function AddOnPicture({ addOn: { picture } }: { addOn: Pick<AddOn, 'picture'> }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      {picture === undefined ? ground : drawings[picture]}
    </svg>
  );
}
