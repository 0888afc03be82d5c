import type { EventFacts } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { moneyText } from '@tintforge/app-base/money';
import { formatTime, glassZones, vehicleTypeName } from '@tintforge/booking-core';
import { catalogue, tintWords, vehicleTypes } from '@tintforge/content';
import { historyWords } from './history-words';

const words = historyWords;

/** A changed field with its former and its new value. */
export type ChangedValue = NonNullable<EventFacts['changes']>[number];

/** "length 2.5 hours → 3 hours", by the field's name. */
export function changedText({ field, from, to }: ChangedValue): string {
  const name = words.fields[field as keyof typeof words.fields] ?? field;
  return words.changedTo({ name, from: valueText(field, from), to: valueText(field, to) });
}

function valueText(field: string, value: ChangedValue['from']): string {
  return value === null || value === '' ? words.nothing : plainValueText(field, String(value));
}

/** A value that is there, as people read it. */
export function plainValueText(field: string, text: string): string {
  switch (field) {
    case 'totalPrice':
      return moneyText(Number(text));
    case 'jobMinutes':
      return formatDuration(Number(text));
    case 'appointmentTime':
      return formatTime(text);
    case 'vehicleType':
      return vehicleTypeName(vehicleTypes, text);
    case 'packageId':
    case 'addOnIds':
      return text.split(' ').map(itemName).join(', ');
    case 'shades':
      return text.split(', ').map(shadeName).join(', ');
    default:
      return text;
  }
}

/** Items that are no longer sold are named by their ids. */
function itemName(id: string): string {
  return [...catalogue.packages, ...catalogue.addOns].find((item) => item.id === id)?.name ?? id;
}

/** "front-sides carbon-35" as people read it; the shade of the whole car has its name already. */
function shadeName(text: string): string {
  const [first = '', id] = text.split(' ');
  const zone = glassZones.find((each) => each === first);
  const shade = catalogue.shades.find((each) => each.id === id)?.name;
  return zone === undefined || shade === undefined ? text : `${tintWords.zones[zone]} ${shade}`;
}
