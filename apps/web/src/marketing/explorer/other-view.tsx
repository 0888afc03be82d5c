import { late } from '@tintforge/app-base/late/late';
import type { VehicleDrawing } from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';
import { type Look, type LookName, lightThrough, shadesOf } from './look';
import type { PaneLight } from './look-light';
import styles from './look-stage.module.css';

const Front = late(async () => (await import('@tintforge/ui/sedan-front')).SedanFront);
const Driver = late(async () => (await import('../parts/driver')).Driver);
const Cabin = late(async () => (await import('./cabin')).Cabin);

interface OtherViewProps {
  look: Look;
  name: LookName;
  inside: PaneLight;
  outside: PaneLight;
}

/** A view other than the served one; its drawing loads on demand. */
export function OtherView({ look, name, inside, outside }: OtherViewProps) {
  if (look.view === 'three-quarter') {
    return (
      <div className={styles.car}>
        <Front paint={paints[vehicleTypeOf(look.vehicleType).drawing]} vlt={outside} />
      </div>
    );
  }
  if (look.view === 'driver') {
    const zone = 'windshield-strip';
    const hasStrip = shadesOf(look, name)[zone] !== undefined;
    return (
      <Driver
        vlt={inside.windshield}
        sideVlt={inside.front}
        backVlt={inside.back}
        stripVlt={hasStrip ? lightThrough(look, { name, zone }) : undefined}
      />
    );
  }
  const { zones } = vehicleTypeOf(look.vehicleType);
  const hasThree = zones.includes('rear-sides') && zones.includes('quarter');
  return <Cabin windows={hasThree ? [inside.front, inside.rear, inside.quarter] : [inside.front, inside.rear]} />;
}

/** Painted like the cars in profile. */
const paints = { sedan: 'gulf', suv: 'sand', truck: 'copper', coupe: 'slate' } as const satisfies Record<
  VehicleDrawing,
  string
>;
