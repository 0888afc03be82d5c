import type { CrewDay } from '@tintforge/api-contract';
import { regions } from '@tintforge/content';
import { RadioGroup, Select } from '@tintforge/ui';
import styles from './crew-choice.module.css';
import type { CrewPlan } from './crew-plan';
import { shortCrewName } from './short-crew-name';
import { crewWords as words } from './words';

interface CrewChoiceProps {
  day: CrewDay;
  crew: CrewPlan | undefined;
  canChooseRegion: boolean;
  onRegion: (id: string) => void;
  onCrew: (id: string) => void;
}

/** Crew choice. A region with one crew has nothing to choose. */
export function CrewChoice({ day, crew, canChooseRegion, onRegion, onCrew }: CrewChoiceProps) {
  const hasChoice = day.crews.length > 1;
  if (!hasChoice && !canChooseRegion) return null;
  return (
    <div className={styles.root}>
      {canChooseRegion && (
        <Select
          label={words.region}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          value={day.region.id}
          onChange={(event) => onRegion(event.currentTarget.value)}
        />
      )}
      {hasChoice && (
        <RadioGroup
          legend={words.crews}
          look="segments"
          options={day.crews.map(({ id, name, jobs }) => ({
            value: id,
            label: `${shortCrewName(name, day.region)} (${jobs.length})`,
          }))}
          value={crew?.id}
          onValueChange={onCrew}
        />
      )}
    </div>
  );
}
