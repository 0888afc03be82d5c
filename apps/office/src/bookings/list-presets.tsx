import { shopToday } from '@tintforge/app-base/shop-time';
import { ChoiceLinks } from '../parts';
import { isSameQuestion, type ListQuestion, listPath, type PresetName, presetsOf } from './list-address';
import { bookingListWords as words } from './words';

/** Frequent queries. None is selected once the query differs. */
export function ListPresets({ question }: { question: ListQuestion }) {
  const presets = presetsOf(shopToday(Date.now()));
  const choices = (Object.keys(presets) as PresetName[]).map((name) => ({
    label: words.preset[name],
    to: listPath(presets[name]),
    isChosen: isSameQuestion(presets[name], question),
  }));
  return <ChoiceLinks label={words.presets.label} choices={choices} />;
}
