import type { CheckInView } from '@tintforge/api-contract';
import { RadioGroup } from '@tintforge/ui';
import { deedWords } from './words';

interface VisitChoiceProps {
  view: CheckInView;
  /** The visit that was chosen, while its job is on the way. */
  chosen?: number | undefined;
  onVisitChange: (visit: number) => void;
}

/** A choice of the crew whose job it is about, where several come on one day; nothing where one does. */
export function VisitChoice({ view: { visits, job }, chosen, onVisitChange }: VisitChoiceProps) {
  if (visits === undefined || job === null) return null;
  return (
    <RadioGroup
      legend={deedWords.visits.whose}
      options={visits.map(({ number, crewName, vehicleInfo }) => ({
        value: String(number),
        label: `${crewName}: ${vehicleInfo}`,
      }))}
      value={String(chosen ?? job.visit.number)}
      onValueChange={(number) => onVisitChange(Number(number))}
    />
  );
}
