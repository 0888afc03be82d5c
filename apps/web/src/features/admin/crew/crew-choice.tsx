import type { CrewDay } from '@tintforge/api-contract';
import { regions } from '@tintforge/content';
import { RadioGroup, Select } from '@tintforge/ui';
import styles from './crew-choice.module.css';
import type { CrewPlan } from './crew-plan';
import { crewWords as words } from './words';

interface CrewChoiceProps {
  day: CrewDay;
  crew: CrewPlan | undefined;
  canChooseRegion: boolean;
  onRegion: (id: string) => void;
  onCrew: (id: string) => void;
}

/** Whose day it is. A region of one crew leaves nothing to choose. */
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
            label: `${shortName(name, day)} (${jobs.length})`,
          }))}
          value={crew?.id}
          onValueChange={onCrew}
        />
      )}
    </div>
  );
}

/** "Crew 2" of "Tampa Bay crew 2", because the region is known. */
function shortName(name: string, { region }: CrewDay): string {
  const short = name.startsWith(`${region.name} `) ? name.slice(region.name.length + 1) : name;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
