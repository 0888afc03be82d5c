import type { Site } from '@tintforge/booking-core';
import { placeMissing, placeOpen, placeText } from './place-facts';

interface PlaceNoteProps {
  site: Site;
  /** Number to call when something is missing. */
  phone: string;
  /** Also lists the unknown facts that the crew needs. */
  isOpenSaid?: boolean;
}

/** The answers about the site, and their consequences; nothing about unanswered questions. */
export function PlaceNote({ site, phone, isOpenSaid = false }: PlaceNoteProps) {
  const said = placeText(site);
  const missing = placeMissing(site, phone);
  const open = isOpenSaid ? placeOpen(site) : [];
  return (
    <>
      {said !== undefined && <span>{`${said}. `}</span>}
      {missing.length > 0 && <b>{`${missing.join(' ')} `}</b>}
      {open.length > 0 && <span>{open.join(' ')}</span>}
    </>
  );
}
