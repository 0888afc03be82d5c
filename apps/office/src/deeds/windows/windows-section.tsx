import { formatInstant } from '@tintforge/app-base/shop-time';
import { useStateLaw } from '@tintforge/app-base/tint/state-laws';
import { type GlassZone, glassZones } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Banner, Button, DeskIcon, type Elements } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useAct } from '../use-act';
import { CarClass } from './car-class';
import { useWindows } from './use-windows';
import { WindowCard } from './window-card';
import { addWindow, changeWindow, expectedZones, removeWindow, type WindowsJob } from './windows-form';
import styles from './windows-section.module.css';
import { windowsWords as words } from './words';

interface WindowsSectionProps {
  job: WindowsJob & { unmetered: readonly GlassZone[]; car?: number };
  headingLevel: 'h2' | 'h3';
  /** Links to continue with, such as the compliance sheet. */
  children?: Elements;
}

/** The windows of a car as the crew finds and leaves them: metered, tinted, metered again, and saved together. */
export function WindowsSection({ job, headingLevel: Heading, children }: WindowsSectionProps) {
  const windows = useWindows(job);
  const { form, edit } = windows;
  useStateLaw(form);
  const { isBusy, problem, run } = useAct({ done: { title: words.saved }, call: () => windows.record(job.version) });
  const [added, setAdded] = useState<GlassZone>();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const expected = expectedZones(job);
  const left = glassZones.filter((zone) => form.windows.every((entry) => entry.zone !== zone));

  // The first invalid reading.
  useEffect(() => {
    if (windows.tries > 0) section.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }, [windows.tries]);

  // The focus moves to an added window.
  useEffect(() => {
    if (added !== undefined) section.current?.querySelector<HTMLElement>(`[data-zone="${added}"] input`)?.focus();
  }, [added]);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The line next to the button shows the state of the record.
    if (windows.isChanged && windows.check()) run();
  }

  return (
    <section ref={section} className={styles.root} aria-labelledby={headingId}>
      <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {job.car === undefined ? words.heading : words.headingOf(job.car)}
      </Heading>
      <p className={styles.hint}>{words.lead}</p>
      {windows.isOvertaken && <Overtaken job={job} onTake={windows.discard} />}
      <form noValidate className={styles.form} onSubmit={save}>
        {job.vehicleType !== null && <CarClass form={form} vehicleType={job.vehicleType} onChange={edit} />}
        <div className={styles.cards}>
          {form.windows.map((entry) => (
            <div key={entry.zone} data-zone={entry.zone}>
              <WindowCard
                {...{ form, job, entry }}
                showsProblems={windows.tries > 0}
                onChange={(changes) => edit(changeWindow(form, entry.zone, changes))}
                onRemove={
                  expected.includes(entry.zone)
                    ? undefined
                    : () => {
                        edit(removeWindow(form, entry.zone));
                        setAdded(undefined);
                        heading.current?.focus();
                      }
                }
              />
            </div>
          ))}
        </div>
        {left.length > 0 && (
          <fieldset className={styles.more}>
            <legend>{words.add}</legend>
            {left.map((zone) => (
              <Button
                key={zone}
                aria-label={words.addZone(tintWords.zones[zone])}
                onClick={() => {
                  edit(addWindow(form, job, zone));
                  setAdded(zone);
                }}
              >
                <DeskIcon name="plus" />
                <span>{tintWords.zones[zone]}</span>
              </Button>
            ))}
          </fieldset>
        )}
        {problem !== undefined && (
          <Banner tone="error" title={words.failed}>
            {problem}
          </Banner>
        )}
        <div className={styles.foot}>
          <Button type="submit" size="large" variant="solid" busyLabel={isBusy ? words.saving : undefined}>
            {words.save}
          </Button>
          <p className={styles.hint} role="status">
            {stateText(job, windows.isChanged)}
          </p>
          {job.unmetered.length > 0 && !windows.isChanged && (
            <p className={styles.hint}>
              {words.unmetered(job.unmetered.map((zone) => tintWords.zones[zone]).join(', '))}
            </p>
          )}
        </div>
      </form>
      {children}
      <p className={styles.hint}>{tintWords.disclaimer}</p>
    </section>
  );
}

function Overtaken({ job: { windows }, onTake }: { job: WindowsJob; onTake: () => void }) {
  if (windows === null) return null;
  const { recordedBy, recordedAt } = windows;
  return (
    <Banner
      tone="warning"
      title={words.overtaken.title}
      action={<Button onClick={onTake}>{words.overtaken.take}</Button>}
    >
      {words.overtaken.text(recordedBy, formatInstant(recordedAt))}
    </Banner>
  );
}

function stateText({ windows }: WindowsJob, isChanged: boolean): string {
  if (isChanged) return words.states.changed;
  if (windows === null) return words.states.nothing;
  return words.states.recorded(windows.recordedBy, formatInstant(windows.recordedAt));
}
