import { explorerPicture } from '@tintforge/content';
import { Checkbox, RadioGroup } from '@tintforge/ui';
import { type Look, type LookStep, lookSides, lookTimes, lookViews, withSide, withView } from './look';
import styles from './view-bar.module.css';

const { views, sides, times, cabinLight } = explorerPicture;

/** Chooses the viewpoint, the side of the glass, and the time of day. */
export function ViewBar({ look, onLook }: { look: Look; onLook: (step: LookStep) => void }) {
  return (
    <div className={styles.root}>
      <Choice
        name="view"
        words={views}
        values={lookViews}
        value={look.view}
        onChoose={(view) => onLook((before) => withView(before, view))}
      />
      <Choice
        name="side"
        words={sides}
        values={lookSides}
        value={look.side}
        onChoose={(side) => onLook((before) => withSide(before, side))}
      />
      <Choice
        name="time"
        words={times}
        values={lookTimes}
        value={look.time}
        onChoose={(time) => onLook((before) => ({ ...before, time }))}
      />
      {look.time === 'night' && look.side === 'outside' && (
        <Checkbox
          label={cabinLight}
          checked={look.hasCabinLight}
          onChange={() => onLook((before) => ({ ...before, hasCabinLight: !before.hasCabinLight }))}
        />
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  words: { legend: string; names: Readonly<Record<Value, string>> };
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, words, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <RadioGroup
      look="segments"
      name={name}
      legend={words.legend}
      options={values.map((each) => ({ value: each, label: words.names[each] }))}
      value={value}
      onValueChange={(chosen) => {
        const found = values.find((each) => each === chosen);
        if (found !== undefined) onChoose(found);
      }}
    />
  );
}
