import type { RulingKind } from '@tintforge/booking-core';
import { explorerPicture, tintNames, vehicleTypes } from '@tintforge/content';
import { Button, Checkbox, filmAlpha, LeanIcon, type LeanIconName, RadioGroup, VisuallyHidden } from '@tintforge/ui';
import { useId } from 'react';
import { explorerZones, type Look, type LookName, type LookStep, withVehicle } from './look';
import { chosenShade, type OfferedShade, offeredShades, type ShadeTarget } from './offered-shades';
import { type ServedLook, servedStatus } from './served-look';
import styles from './shade-palette.module.css';
import type { LookLaw } from './use-look-law';

const words = explorerPicture.palette;

const marks: Readonly<Record<RulingKind, LeanIconName>> = {
  legal: 'check',
  'legal-thin': 'info',
  'not-legal': 'x',
  'no-limit': 'check',
  'not-verified': 'circle-alert',
};

interface ShadePaletteProps {
  look: Look;
  /** Undefined until it is here; until then what the page was served with counts. */
  law: LookLaw | undefined;
  served: ServedLook;
  /** The look that the shades are for. */
  name: LookName;
  target: ShadeTarget;
  onTarget: (target: ShadeTarget) => void;
  /** A shade was chosen; undefined removes the film. */
  onShade: (shadeId: string | undefined) => void;
  onLook: (step: LookStep) => void;
}

/** The vehicle, the window, and every shade for it, as dark as it would look there and with its legal status. */
export function ShadePalette({ look, law, served, name, target, onTarget, onShade, onLook }: ShadePaletteProps) {
  const id = useId();
  const zones = explorerZones(look.vehicleType);
  const where = target === 'all' ? words.all : tintNames.zones[target];
  const chosen = chosenShade(look, { name, target });
  // The served look has none.
  const movable = law?.movableZones(look, name).length ?? 0;
  const statuses = law?.statusesOn(look, target);
  const films = offeredShades(look, target, (shadeId) =>
    statuses === undefined ? servedStatus(served, { look, target, shadeId }) : statuses.get(shadeId),
  );
  return (
    <div className={styles.root}>
      <RadioGroup
        look="chips"
        name="car"
        legend={explorerPicture.car}
        options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
        value={look.vehicleType}
        onValueChange={(value) => {
          const vehicleType = vehicleTypes.find(({ id }) => id === value)?.id;
          if (vehicleType !== undefined) onLook((before) => withVehicle(before, vehicleType));
        }}
      />
      <RadioGroup
        look="chips"
        name="where"
        legend={words.where}
        options={[
          { value: 'all', label: words.all },
          ...zones.map((zone) => ({ value: zone, label: tintNames.zones[zone] })),
        ]}
        value={target}
        onValueChange={(value) => onTarget(zones.find((zone) => zone === value) ?? 'all')}
      />
      <div className={styles.shades} role="radiogroup" aria-labelledby={`${id}-legend`}>
        <p id={`${id}-legend`} className={styles.legend}>
          {words.shade(where)}
        </p>
        <label className={styles.none}>
          <input
            type="radio"
            className={styles.input}
            name="shade"
            value="bare"
            checked={chosen === 'bare'}
            onChange={() => onShade(undefined)}
          />
          <span>{words.none}</span>
        </label>
        {films.map(({ filmType, shades }) => (
          <div key={filmType} className={styles.film}>
            <p className={styles.name}>{filmType}</p>
            {shades.length === 0 && <p className={styles.empty}>{words.noneLegal}</p>}
            <div className={styles.swatches}>
              {shades.map((offered) => (
                <Swatch
                  key={offered.shade.id}
                  offered={offered}
                  isChosen={chosen === offered.shade.id}
                  onChoose={() => onShade(offered.shade.id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Checkbox
        label={words.onlyLegal}
        hint={words.onlyLegalHint}
        checked={look.onlyLegal}
        onChange={() => onLook((before) => ({ ...before, onlyLegal: !before.onlyLegal }))}
      />
      {law !== undefined && movable > 0 && (
        <Button onClick={() => onLook((before) => law.withLegalShades(before, name))}>{words.move(movable)}</Button>
      )}
    </div>
  );
}

interface SwatchProps {
  offered: OfferedShade;
  isChosen: boolean;
  onChoose: () => void;
}

/** A shade as seen when looking through it: light passes it once. */
function Swatch({ offered: { shade, lightPercent, status }, isChosen, onChoose }: SwatchProps) {
  return (
    <label className={styles.swatch} data-kind={status?.kind}>
      <input
        type="radio"
        className={styles.input}
        name="shade"
        value={shade.id}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.pane}>
        <svg aria-hidden="true" className={styles.glass}>
          <rect width="100%" height="100%" fill="var(--film)" fillOpacity={filmAlpha(lightPercent)} />
        </svg>
        {status !== undefined && (
          <span className={styles.mark}>
            <LeanIcon name={marks[status.kind]} size="small" />
          </span>
        )}
      </span>
      <span className={styles.product} aria-hidden="true">
        {shade.name.split(' ').at(-1)}
      </span>
      <VisuallyHidden>{`${shade.name}, `}</VisuallyHidden>
      <span className={styles.light}>{`${lightPercent}%`}</span>
      <VisuallyHidden>
        {` ${words.through}${status === undefined ? '' : `, ${tintNames.kinds[status.kind](status.state)}`}`}
      </VisuallyHidden>
    </label>
  );
}
