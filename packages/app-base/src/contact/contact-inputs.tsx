import type { ContactInput } from '@tintforge/api-contract';
import {
  earliestVehicleYear,
  parseSiteAnswer,
  parseZip,
  type SiteAnswer,
  type SiteQuestion,
  siteAnswers,
  siteQuestions,
} from '@tintforge/booking-core';
import { cityOfZip, isSameCity, placeWords, wizardWords } from '@tintforge/content';
import { type Elements, FieldRow, Note, RadioGroup, Select, TextField } from '@tintforge/ui';
import { type ChangeEvent, type FocusEvent, type RefCallback, useEffect, useId, useRef, useState } from 'react';
import { carMakes } from './car-makes';
import styles from './contact-inputs.module.css';

const words = wizardWords.contact;
const answers = siteAnswers.map((value) => ({ value, label: placeWords.answers[value] }));

type Control = HTMLInputElement | HTMLSelectElement;

/** Connection of an input to its form. `value` is absent where the DOM keeps it. */
export interface ConnectedInput {
  name: string;
  value?: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur?: (event: FocusEvent<Control>) => void;
  ref?: RefCallback<Control>;
}

/** Connects the inputs of the given names, which are the contract's. */
export type Connect<Name extends string> = (name: Name) => ConnectedInput;

/** Names of the inputs of {@link CarInputs}. */
export type CarInputName = 'vehicleYear' | 'vehicleMake' | 'vehicleModel';

/** Names of the inputs of {@link AddressInputs}. */
export type AddressInputName = 'address.street' | 'address.city';

/** The car: year, make and model. The year's value is "NaN" while none is chosen. */
export function CarInputs({ connect }: { connect: Connect<CarInputName> }) {
  const makesId = useId();
  return (
    <FieldRow shape="narrow-first">
      <Select
        label={words.vehicleYear.label}
        options={[
          { value: String(Number.NaN), label: words.vehicleYear.choose },
          ...vehicleYears({ currentYear: new Date().getFullYear(), earliest: earliestVehicleYear }),
        ]}
        {...connect('vehicleYear')}
      />
      <TextField
        label={words.vehicleMake.label}
        autoComplete="off"
        enterKeyHint="next"
        list={makesId}
        {...connect('vehicleMake')}
      />
      <TextField label={words.vehicleModel.label} autoComplete="off" enterKeyHint="next" {...connect('vehicleModel')} />
      <datalist id={makesId}>
        {carMakes.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
    </FieldRow>
  );
}

interface AddressInputsProps {
  connect: Connect<AddressInputName>;
  /** The city as typed. */
  city: string;
  zipCode: string;
  /** Slot for the ZIP code next to street and city. */
  zip: Elements;
}

/**
 * Address of the car: street and city. A city other than the usual one of `zipCode` gets a question and is accepted.
 */
export function AddressInputs({ connect, city, zipCode, zip }: AddressInputsProps) {
  const typing = useTyping();
  const cityInput = connect('address.city');
  return (
    <>
      <FieldRow shape="wide-first">
        <TextField
          label={words.street.label}
          autoComplete="address-line1"
          enterKeyHint="next"
          {...connect('address.street')}
        />
        <TextField
          label={words.city.label}
          autoComplete="address-level2"
          enterKeyHint="next"
          {...cityInput}
          onFocus={typing.begin}
          onBlur={(event) => {
            typing.end();
            cityInput.onBlur?.(event);
          }}
        />
        {zip}
      </FieldRow>
      <CityNotice city={city} zipCode={typing.isOn ? '' : zipCode} />
    </>
  );
}

/**
 * A field is being typed in until the focus leaves it or, where a press takes the focus away, until that press has become
 * a click: what appears any sooner pushes the button from under the finger.
 */
function useTyping() {
  const [isOn, setIsOn] = useState(false);
  const press = useRef({ isDown: false, hasLeft: false });
  useEffect(() => {
    if (!isOn) return undefined;
    const begin = () => {
      press.current = { isDown: true, hasLeft: false };
    };
    const end = () => {
      const { hasLeft } = press.current;
      press.current = { isDown: false, hasLeft: false };
      // The click comes right after.
      if (hasLeft) setTimeout(() => setIsOn(false));
    };
    document.addEventListener('mousedown', begin, true);
    document.addEventListener('mouseup', end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      document.removeEventListener('mouseup', end, true);
    };
  }, [isOn]);
  return {
    isOn,
    begin: () => setIsOn(true),
    end: () => {
      if (press.current.isDown) press.current.hasLeft = true;
      else setIsOn(false);
    },
  };
}

/**
 * Points out that a ZIP code usually belongs to another city than the typed one. Its element exists before, so it is
 * announced.
 */
function CityNotice({ city, zipCode }: { city: string; zipCode: string }) {
  const usual = cityOfZip(zipCode);
  const isUnusual = usual !== undefined && city.trim() !== '' && !isSameCity(city, usual);
  return (
    <div role="status" className={styles.city}>
      {isUnusual && (
        <Note icon="map-pin" size="small">
          {words.city.unusual(parseZip(zipCode) ?? zipCode, usual)}
        </Note>
      )}
    </div>
  );
}

interface SiteInputsProps {
  site: ContactInput['site'];
  /** Messages at the questions. */
  errors?: Readonly<Partial<Record<SiteQuestion, string | undefined>>>;
  onAnswer: (question: SiteQuestion, answer: SiteAnswer | null) => void;
  /** Consequences of the answers, a sentence each. */
  missing: readonly string[];
}

/**
 * Conditions for the crew: garage, shade, power. Nothing is preselected, and no answer is required. The consequence of
 * a no is shown at once.
 */
export function SiteInputs({ site, errors, onAnswer, missing }: SiteInputsProps) {
  return (
    <div className={styles.site}>
      <div className={styles.questions}>
        {siteQuestions.map((question) => (
          <RadioGroup
            key={question}
            name={`site.${question}`}
            look="segments"
            legend={placeWords.questions[question].label}
            hint={placeWords.questions[question].hint}
            error={errors?.[question]}
            options={answers}
            value={site[question] ?? undefined}
            onValueChange={(value) => onAnswer(question, parseSiteAnswer(value) ?? null)}
          />
        ))}
      </div>
      <div role="status">
        {missing.map((text) => (
          <Note key={text} icon="phone">
            {text}
          </Note>
        ))}
      </div>
    </div>
  );
}

/** The model years on offer, next year's first. */
export function vehicleYears({ currentYear, earliest }: { currentYear: number; earliest: number }) {
  return Array.from({ length: currentYear + 2 - earliest }, (_, index) => {
    const year = String(currentYear + 1 - index);
    return { value: year, label: year };
  });
}
