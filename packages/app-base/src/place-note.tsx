import type { Site } from '@tintforge/booking-core';
import { placeMissing, placeOpen, placeText } from './place-facts';

interface PlaceNoteProps {
  site: Site;
  /** Whom the customer calls when something is missing. */
  phone: string;
  /** Says too what the crew needs and nobody knows to be there. */
  isOpenSaid?: boolean;
}

/** What the customer said about the place, and what follows from it; nothing about what was not answered. */
export function PlaceNote({ site, phone, isOpenSaid = false }: PlaceNoteProps) {
  const said = placeText(site);
  const missing = placeMissing(site, phone);
  const open = isOpenSaid ? placeOpen(site) : [];
  return (
    <>
      {said !== undefined && `${said}. `}
      {missing.length > 0 && <b>{missing.join(' ')} </b>}
      {open.join(' ')}
    </>
  );
}
