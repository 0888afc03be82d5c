import { formatDuration } from '@tintforge/app-base/duration';
import { phoneText } from '@tintforge/app-base/phone-text';
import { PlaceNote } from '@tintforge/app-base/place-note';
import { formatLongInstant, formatStart } from '@tintforge/app-base/shop-time';
import { approvalText } from '@tintforge/app-base/tint/approval-text';
import { ShadeFacts, shadeFactsOf } from '@tintforge/app-base/tint/shade-facts';
import { shownDisclosure } from '@tintforge/app-base/tint/shown-disclosure';
import { type PricedOrder, parseZip, regionOfZip, type WizardDraft, type WizardStep } from '@tintforge/booking-core';
import { catalogue, contactLineOf, vehicleInWords, wizardWords } from '@tintforge/content';
import type { DescriptionItem } from '@tintforge/ui';
import { judgedDraftOf } from './judged-draft';
import { startOfDraft } from './order-summary';
import { bookingWords } from './words';

const words = wizardWords.review;

interface JobSheetOptions {
  draft: WizardDraft;
  order: PricedOrder;
  /** ISO instant of the start, once it is known; its text names the time zone. */
  startsAt: string | undefined;
  /** Goes to the step where a line can be changed; without it the sheet is read-only. */
  goTo?: (step: WizardStep) => void;
}

/** Every answer from the wizard as the crew will read it, each line with its own edit button. */
export function jobSheet({ draft, order, startsAt, goTo }: JobSheetOptions): DescriptionItem[] {
  function item(step: WizardStep, line: Omit<DescriptionItem, 'change'>): DescriptionItem {
    if (goTo === undefined) return line;
    return { ...line, change: { label: wizardWords.changeWhat(line.term.toLowerCase()), onPress: () => goTo(step) } };
  }

  const { tier, filmType, warranty } = order.package;
  return [
    item('vehicle', { term: words.vehicle, value: vehicleOf(draft) }),
    item('package', { term: words.package, value: tier, note: `${filmType}, ${warranty}` }),
    item('extras', { term: words.addOns, value: order.addOns.map((addOn) => addOn.name).join(', ') || words.noAddOns }),
    item('extras', shadeItem(draft)),
    item('appointment', {
      term: words.appointment,
      value: startsAt === undefined ? formatStart(startOfDraft(draft)) : formatLongInstant(startsAt),
      note: placeAndDuration(draft, order),
    }),
    item('contact', whereItem(draft)),
    item('contact', {
      term: words.contact,
      value: draft.customerName,
      note: `${draft.customerEmail}, ${phoneText(draft.customerPhone)}`,
    }),
    ...(draft.notes.trim() === '' ? [] : [item('appointment', { term: words.notes, value: draft.notes })]),
  ];
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
  const approval = isWaiting ? 'pending' : 'none';
  const decision = approvalText({ zones: shades, approval });
  return {
    term: words.shade,
    value: <ShadeFacts shades={shades} approval={approval} />,
    note: (
      <>
        {decision !== undefined && <b>{decision} </b>}
        {shownDisclosure().text}
      </>
    ),
  };
}

function vehicleOf({ vehicleType, vehicleYear, vehicleMake, vehicleModel }: WizardDraft): string {
  if (vehicleType === null) return words.notSpecified;
  return vehicleInWords({ vehicleType, year: vehicleYear, make: vehicleMake, model: vehicleModel });
}

function placeAndDuration({ zip }: WizardDraft, { jobMinutes }: PricedOrder): string {
  const duration = bookingWords.about(formatDuration(jobMinutes));
  const region = regionOfZip(catalogue, zip);
  return region === undefined ? duration : `${duration}, ${region.name}`;
}
