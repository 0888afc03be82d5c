import type { BookingDetails } from '@tintforge/api-contract';
import { judgeSite, type Site, siteNeeds, siteQuestions } from '@tintforge/booking-core';
import { placeWords } from '@tintforge/content';

/** The answers about the site, for the customer: "Garage, no power within 50 ft"; undefined without answers. */
export function placeText(site: Site): string | undefined {
  return capitalized(factsOf(site));
}

/** The same for the crew, including what is unknown: "Garage, to ask: shade, power". */
export function placeTextForCrew(site: Site): string {
  const open = siteQuestions.filter((question) => site[question] === null || site[question] === 'not-sure');
  const asks =
    open.length === 0 ? [] : [placeWords.toAsk(open.map((question) => placeWords.asked[question]).join(', '))];
  return capitalized([...factsOf(site), ...asks]) ?? '';
}

/** Things that the customer has to arrange, because they said there are none. */
export function placeMissing(site: Site, phone: string): string[] {
  const judged = judgeSite(site);
  return siteNeeds.filter((need) => judged[need] === 'missing').map((need) => placeWords.missing[need](phone));
}

/** Facts that the crew needs and doesn't know, with the link to answer; empty when all are known. */
export function placeOpen(site: Site): string[] {
  const judged = judgeSite(site);
  const open = siteNeeds.filter((need) => judged[need] === 'unknown').map((need) => placeWords.unknown[need]);
  return open.length === 0 ? [] : [...open, placeWords.later];
}

function factsOf(site: Site): string[] {
  return siteQuestions.flatMap((question) => {
    const answer = site[question];
    return answer === 'yes' || answer === 'no' ? [placeWords.facts[question][answer]] : [];
  });
}

function capitalized(parts: readonly string[]): string | undefined {
  const text = parts.join(', ');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The car's address, in one line. */
export function addressText({ address }: Pick<BookingDetails, 'address'>): string {
  return `${address.street}, ${address.city} ${address.zip}`;
}
