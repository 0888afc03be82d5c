import type { Report, ReportHour, ReportQuery } from '@tintforge/api-contract';
import { VisuallyHidden } from '@tintforge/ui';
import styles from './crew-window.module.css';
import { shareText } from './report-figures';
import { ReportSection } from './report-section';
import { reportWords as words } from './words';

/** The shades of the ramp; a pane without film lets all light through. */
const shades = [100, 70, 50, 35, 25, 20, 15, 5] as const;

/** Crew use as a window: a pane for each hour of the week, the fuller the darker. For screen readers it is a table. */
export function CrewWindow({ report, question }: { report: Report; question: ReportQuery }) {
  const weekdays = [...new Set(report.hours.map(({ weekday }) => weekday))];
  const hours = [...new Set(report.hours.map(({ hour }) => hour))];
  return (
    <ReportSection title={words.busy.title} table="hours" question={question}>
      <p className={styles.note}>{words.busy.note}</p>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.busy.day}</VisuallyHidden>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className={styles.hour}>
                {hourText(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className={styles.day}>
                {words.busy.weekdays[weekday]}
              </th>
              {hours.map((hour) => (
                <Pane key={hour} use={report.hours.find((each) => each.weekday === weekday && each.hour === hour)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key} aria-hidden="true">
        <span>{words.busy.free}</span>
        {shades.map((vlt) => (
          <i key={vlt} className={styles.pane} data-vlt={vlt} />
        ))}
        <span>{words.busy.full}</span>
      </p>
    </ReportSection>
  );
}

function Pane({ use }: { use: ReportHour | undefined }) {
  const isOpen = use !== undefined && use.openHours > 0;
  const text = isOpen ? shareText(use.soldHours, use.openHours) : words.busy.closed;
  const vlt = isOpen ? shadeOf(use.soldHours / use.openHours) : undefined;
  return (
    <td className={styles.cell} title={text}>
      <i className={styles.pane} data-vlt={vlt} data-closed={!isOpen || undefined} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </td>
  );
}

/** Nothing sold has no film, everything sold the darkest. */
function shadeOf(share: number): number {
  const place = share === 0 ? 0 : 1 + Math.min(shades.length - 2, Math.floor(share * (shades.length - 1)));
  return shades[place] ?? 5;
}

function hourText(hour: number): number {
  return hour > 12 ? hour - 12 : hour;
}
