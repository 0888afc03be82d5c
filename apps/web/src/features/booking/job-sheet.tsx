import { formatDuration } from '@tintforge/app-base/duration';
import { phoneText } from '@tintforge/app-base/phone-text';
import { PlaceNote } from '@tintforge/app-base/place-note';
import { formatLongInstant, formatStart } from '@tintforge/app-base/shop-time';
import { ShadeFacts, shadeFactsOf } from '@tintforge/app-base/tint/shade-facts';
import { shownDisclosure } from '@tintforge/app-base/tint/shown-disclosure';
import { waitingText } from '@tintforge/app-base/tint/waiting-text';
import { type PricedOrder, parseZip, regionOfZip, type WizardDraft, type WizardStep } from '@tintforge/booking-core';
import { catalogue, contactLineOf, vehicleInWords, wizardWords } from '@tintforge/content';
import type { DescriptionItem } from '@tintforge/ui';
import { judgedDraftOf } from './judged-draft';
import { minutesOf, startOfDraft } from './order-summary';
import { bookingWords } from './words';

const words = wizardWords.review;

/** Goes to the step where a line can be changed; without it the sheet is read-only. */
type GoTo = ((step: WizardStep) => void) | undefined;

interface VisitItemsOptions {
  draft: WizardDraft;
  /** ISO instant of the start, once it is known; its text names the time zone. */
  startsAt: string | undefined;
  goTo?: GoTo;
}

/** Every answer from the wizard as the crew will read it, each line with its own edit button. */
export function jobSheet({ order, ...options }: VisitItemsOptions & { order: PricedOrder }): DescriptionItem[] {
  return [...carItems({ order, ...options }), ...visitItems(options)];
}

/** The car at hand: vehicle, package, extras and shades. */
export function carItems({
  draft,
  order,
  goTo,
}: {
  draft: WizardDraft;
  order: PricedOrder;
  goTo?: GoTo;
}): DescriptionItem[] {
  const { tier, filmType, warranty } = order.package;
  return [
    changeable('vehicle', { term: words.vehicle, value: vehicleOf(draft) }),
    changeable('package', { term: words.package, value: tier, note: `${filmType}, ${warranty}` }),
    changeable('extras', {
      term: words.addOns,
      value: order.addOns.map((addOn) => addOn.name).join(', ') || words.noAddOns,
    }),
    changeable('extras', shadeItem(draft)),
  ].map((item) => item(goTo));
}

/** The lines that all cars share: when, where, whom to ask. `how` says how several are done. */
export function visitItems({ draft, startsAt, goTo, how }: VisitItemsOptions & { how?: string }): DescriptionItem[] {
  return [
    changeable('appointment', {
      term: words.appointment,
      value: startsAt === undefined ? formatStart(startOfDraft(draft)) : formatLongInstant(startsAt),
      note: placeAndDuration(draft, how),
    }),
    changeable('contact', whereItem(draft)),
    changeable('contact', {
      term: words.contact,
      value: draft.customerName,
      note: `${draft.customerEmail}, ${phoneText(draft.customerPhone)}`,
    }),
    ...(draft.notes.trim() === '' ? [] : [changeable('appointment', { term: words.notes, value: draft.notes })]),
  ].map((item) => item(goTo));
}

/** A line with the button to the step where it can be changed. */
function changeable(step: WizardStep, line: Omit<DescriptionItem, 'change'>): (goTo: GoTo) => DescriptionItem {
  const label = wizardWords.changeWhat(line.term.toLowerCase());
  return (goTo) => (goTo === undefined ? line : { ...line, change: { label, onPress: () => goTo(step) } });
}

function whereItem({ address: { street, city }, zip, site }: WizardDraft): DescriptionItem {
  const { phone } = contactLineOf(regionOfZip(catalogue, zip)?.id);
  return {
    term: words.where,
    value: `${street}, ${city} ${parseZip(zip) ?? zip}`,
    note: <PlaceNote site={site} phone={phone} isOpenSaid />,
  };
}

function shadeItem(draft: WizardDraft): DescriptionItem {
  const shades = shadeFactsOf(judgedDraftOf(draft));
  if (shades.length === 0) return { term: words.shade, value: words.noShade, note: wizardWords.extras.shade.hint };
  const isWaiting = shades.some(({ needsApproval }) => needsApproval);
  return {
    term: words.shade,
    value: <ShadeFacts shades={shades} approval={isWaiting ? 'pending' : 'none'} />,
    note: (
      <>
        {isWaiting && <b>{`${waitingText({ zones: shades })} `}</b>}
        <span>{shownDisclosure().text}</span>
      </>
    ),
  };
}

function vehicleOf({ vehicleType, vehicleYear, vehicleMake, vehicleModel }: WizardDraft): string {
  if (vehicleType === null) return words.notSpecified;
  return vehicleInWords({ vehicleType, year: vehicleYear, make: vehicleMake, model: vehicleModel });
}

function placeAndDuration(draft: WizardDraft, how: string | undefined): string {
  const { zip } = draft;
  const duration = how ?? bookingWords.about(formatDuration(minutesOf(draft) ?? 0));
  const region = regionOfZip(catalogue, zip);
  return region === undefined ? duration : `${duration}, ${region.name}`;
}
