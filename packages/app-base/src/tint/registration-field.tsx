import type { Registration } from '@tintforge/booking-core';
import { carFactWords, homeLaw, lawWords } from '@tintforge/content';
import { Button, Note, RadioGroup, Select } from '@tintforge/ui';
import styles from './registration-field.module.css';
import { bringLaw, isFromHome, type RegisteredCar, registrationOf, useStateLaw } from './state-laws';

const words = carFactWords.registration;

interface RegistrationFieldProps {
  car: RegisteredCar;
  onChange: (change: { registeredIn: Registration }) => void;
}

/** The state that registered a car: the shop's own in one press, any other from a list. Brings the law of the choice. */
export function RegistrationField({ car, onChange }: RegistrationFieldProps) {
  const { state, states } = useStateLaw(car);
  const isHome = isFromHome(car);
  const registration = registrationOf(car);
  return (
    <div className={styles.root}>
      <RadioGroup
        legend={words.question}
        look="segments"
        options={[
          { value: 'home', label: lawWords.registration.place(homeLaw.name) },
          { value: 'elsewhere', label: words.elsewhere },
        ]}
        value={isHome ? 'home' : 'elsewhere'}
        onValueChange={(value) => onChange({ registeredIn: value === 'home' ? homeLaw.jurisdiction : 'unknown' })}
      />
      {!isHome && states !== undefined && (
        <Select
          label={words.state}
          placeholder={words.unlisted}
          options={states
            .filter(({ code }) => code !== homeLaw.jurisdiction)
            .map(({ code, name }) => ({ value: code, label: name }))}
          value={registration === 'unknown' ? '' : registration}
          onChange={({ currentTarget: { value } }) => {
            const chosen = states.find(({ code }) => code === value);
            onChange({ registeredIn: chosen?.code ?? 'unknown' });
          }}
        />
      )}
      {!isHome && homeLaw.scope === 'registered-or-required-to-be' && (
        <Note icon="info" size="small">
          {words.required(homeLaw.name)}
        </Note>
      )}
      <div role="status">
        {!isHome && state !== 'failed' && (state === 'fetching' || states === undefined) && (
          <Note icon="clock" size="small">
            {words.fetching}
          </Note>
        )}
        {state === 'failed' && (
          <>
            <Note icon="triangle-alert" size="small">
              {words.failed}
            </Note>
            <Button size="small" onClick={() => void bringLaw(car, { isPatient: true })}>
              {words.tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
