import { VerdictBadge } from '@tintforge/app-base/tint/verdict-badge';
import { meteringWords, stateOf, tintWords } from '@tintforge/content';
import { forecastFor, unexplainedWindows, verdictOn } from './judge-window';
import styles from './window-card.module.css';
import type { WindowEntry, WindowsForm, WindowsJob } from './windows-form';
import { windowsWords } from './words';

interface WindowVerdictProps {
  form: WindowsForm;
  job: WindowsJob;
  entry: WindowEntry;
}

/**
 * A window's legal status, announced whenever it changes: for the reading, otherwise for the expected
 * reading of the shade.
 */
export function WindowVerdict(props: WindowVerdictProps) {
  return (
    <div
      className={styles.verdict}
      role="status"
      aria-label={windowsWords.verdictOf(tintWords.zones[props.entry.zone])}
    >
      <Answer {...props} />
    </div>
  );
}

function Answer({ form, job, entry }: WindowVerdictProps) {
  const metering = meteringWords;
  const { verdict: words } = tintWords;
  const car = { ...form, vehicleType: job.vehicleType };
  const reading = verdictOn(car, entry);
  if (reading !== undefined) {
    const isIllegal = reading.kind === 'not-legal';
    return (
      <>
        <VerdictBadge {...reading} />
        <p>{metering.why(reading)}</p>
        {isIllegal && job.exemptionApproval === 'approved' && <p>{metering.covered}</p>}
        {unexplainedWindows(form, job).includes(entry) && <p>{metering.violation(stateOf(reading))}</p>}
      </>
    );
  }
  const forecast = forecastFor(car, entry);
  if (forecast === undefined) return null;
  const { judgment, legalHere } = forecast;
  const { verdict } = judgment;
  return (
    <>
      <VerdictBadge {...verdict} />
      <p>{metering.forecast[verdict.kind](words.shownLight(verdict.net))}</p>
      {(verdict.kind === 'not-verified' || verdict.reason === 'too-reflective') && <p>{words.why(verdict)}</p>}
      {verdict.kind === 'not-legal' && (
        <p>
          {legalHere.length === 0
            ? tintWords.suggestions.none
            : metering.legalHere(legalHere.map(({ name }) => name).join(', '))}
        </p>
      )}
    </>
  );
}
