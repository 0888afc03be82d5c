import { paths } from '@tintforge/app-base/paths';
import { sessionStore, writeJson } from '@tintforge/app-base/storage';
import type { VehicleType } from '@tintforge/booking-core';
import {
  comparedFilms,
  type FilmRecommendation,
  type FilmSeries,
  filmGuideWords,
  filmPageWords,
  packageWith,
  seriesOf,
  vehiclesWith,
  vehicleTypeOf,
  vehicleTypes,
} from '@tintforge/content';
import { CheckList, LinkButton, Money, Select } from '@tintforge/ui';
import { CarbonFilm } from '@tintforge/ui/film-layers/carbon';
import { CeramicFilm } from '@tintforge/ui/film-layers/ceramic';
import { HybridFilm } from '@tintforge/ui/film-layers/hybrid';
import { type ComponentType, useState } from 'react';
import { preselectionKey } from '../../lib/preselection';
import styles from './film-guide.module.css';

const words = filmGuideWords;

const layers: Readonly<Record<FilmSeries, ComponentType<{ labels: typeof filmPageWords.layers }>>> = {
  ceramic: CeramicFilm,
  hybrid: HybridFilm,
  carbon: CarbonFilm,
};

/** The resulting film: its layers, the reasons, and the package to book, which the wizard then preselects. */
export function FilmAnswer({ filmType, reasons }: FilmRecommendation) {
  const [vehicleType, setVehicleType] = useState<VehicleType>(vehicleTypes[0].id);
  const vehicles = vehiclesWith(filmType);
  const offer = packageWith(filmType, vehicleType) ?? packageWith(filmType, vehicles[0] ?? vehicleType);
  const name = comparedFilms.find((column) => column.filmType === filmType)?.name ?? filmType;
  const Layers = layers[seriesOf(filmType)];
  return (
    <>
      <div className={styles.layers} aria-hidden="true">
        <Layers labels={filmPageWords.layers} />
      </div>
      <div className={styles.words}>
        <p className={styles.quiet}>{words.answer}</p>
        <h3 className={styles.name}>{name}</h3>
        <CheckList look="ruled" items={reasons} />
        {offer !== undefined && (
          <div className={styles.offer}>
            <Select
              label={words.vehicle}
              options={vehicles.map((value) => ({ value, label: vehicleTypeOf(value).name }))}
              value={offer.vehicleType}
              onChange={({ currentTarget: { value } }) =>
                setVehicleType(vehicles.find((candidate) => candidate === value) ?? offer.vehicleType)
              }
            />
            <p className={styles.price}>
              <span className={styles.quiet}>{words.inPackage(offer.name)}</span>
              <Money cents={offer.priceCents} look="figure" />
            </p>
            <LinkButton
              variant="primary"
              size="large"
              isBlock
              render={(anchor) => (
                <a
                  href={paths.booking}
                  onClick={() =>
                    writeJson(sessionStore, preselectionKey, {
                      vehicleType: offer.vehicleType,
                      packageId: offer.id,
                    })
                  }
                  {...anchor}
                />
              )}
            >
              {words.book(name)}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
