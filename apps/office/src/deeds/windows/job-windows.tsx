import type { CarJob } from '@tintforge/api-contract';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { carLineName } from '@tintforge/content';
import { Button, Icon, RadioGroup } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { useDialogStep } from '../../lib/use-dialog-step';
import { carsOfJob, type JobOfCar } from './cars-of-job';
import styles from './job-windows.module.css';
import { WindowsSection } from './windows-section';
import { windowsWords as words } from './words';

interface JobWindowsProps {
  job: CarJob;
  headingLevel: 'h2' | 'h3';
}

/** The windows of a job once it is checked in, one car at a time where it has several; nothing before. */
export function JobWindows({ job, headingLevel }: JobWindowsProps) {
  const [chosen, setChosen] = useState<number>();
  const { status } = job;
  if (status !== 'in-progress' && status !== 'completed') return null;
  const cars = carsOfJob(job);
  const shown = cars.find(({ car }) => car === chosen) ?? cars[0];
  if (shown === undefined) return null;
  if (shown.car === undefined) return <CarWindows job={shown} headingLevel={headingLevel} />;
  return (
    <div className={styles.root}>
      {cars.length > 1 && (
        <RadioGroup
          legend={words.whichCar}
          look="chips"
          options={cars.map(({ car = 0, vehicleInfo }) => ({
            value: String(car),
            label: carLineName(car, vehicleInfo),
          }))}
          value={String(shown.car)}
          onValueChange={(value) => setChosen(Number(value))}
        />
      )}
      <CarWindows key={shown.car} job={shown} headingLevel={headingLevel} />
    </div>
  );
}

/** The windows of one car, with the customer's own compliance sheet, as on their page. */
function CarWindows({ job, headingLevel }: { job: JobOfCar; headingLevel: 'h2' | 'h3' }) {
  const { status, windows, trackingCode, car } = job;
  const { dialog, about, open, close } = useDialogStep(`windows of ${trackingCode}`, ['sheet']);
  const hasSheet = status === 'completed' && windows !== null && windows.windows.length > 0;
  return (
    <WindowsSection job={job} headingLevel={headingLevel}>
      {hasSheet && (
        <div>
          <Button size="large" onClick={() => open('sheet', car === undefined ? '' : String(car))}>
            <Icon name="printer" />
            <span>{words.sheet}</span>
          </Button>
        </div>
      )}
      {dialog === 'sheet' && (
        <Suspense fallback={null}>
          <ComplianceDialog
            trackingCode={trackingCode}
            car={about === '' ? undefined : Number(about)}
            access={{}}
            onClose={close}
          />
        </Suspense>
      )}
    </WindowsSection>
  );
}
