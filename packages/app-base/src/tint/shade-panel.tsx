import type { GlassZone, TintDraft } from '@tintforge/booking-core';
import { carFactWords, tintWords, vehicleTypeOf, wizardWords } from '@tintforge/content';
import { Banner, Button, Checkbox, type Elements, Icon, Note } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { late } from '../late/late';
import { CarQuestions } from './car-questions';
import { Fold } from './fold';
import type { JudgedDraft } from './judge-zone';
import { areSameShades, type FilmedCar, recommendationFor } from './recommendation';
import styles from './shade-panel.module.css';
import { choiceText } from './shade-text';
import { shownDisclosure } from './shown-disclosure';
import { isFromHome, lawOf, stateNameOf, useStateLaw, wordsOfOthers } from './state-laws';
import { notesOfCar } from './tint-notes';
import { isSettled, needsAsking, needsExemption, needsPaper, tintProblems } from './tint-problems';
import { type RefusedTint, standingRefusal } from './tint-refusal';
import { ZoneShade } from './zone-shade';

const words = tintWords.panel;

/** Few shades need one. */
const ExemptionFields = late(async () => (await import('./exemption-fields')).ExemptionFields);

/** The panel's words for staff. */
export type OfficeWords = Readonly<Record<'heading' | 'hint' | 'hintElsewhere' | 'remove', string>>;

interface ShadePanelProps {
  car: FilmedCar;
  tint: JudgedDraft;
  onChange: (change: Partial<TintDraft>) => void;
  /** The server's verdict on this order. */
  refused?: RefusedTint | undefined;
  /** The words of the office’s form: it addresses staff. */
  office?: OfficeWords;
  /** Marks the fields that block the order, after an attempt to continue. */
  isComplaining: boolean;
  /** Below the zones. */
  children?: Elements;
}

/**
 * The shades of an order, zone by zone, with the legal status of each as it changes. It never chooses automatically: an
 * answer that makes a chosen shade illegal leaves it and offers the recommendation.
 */
export function ShadePanel({ car, onChange, refused, office, isComplaining, children, ...given }: ShadePanelProps) {
  const { vehicleType, filmType } = car;
  const tint = { ...given.tint, vehicleType };
  const { state } = useStateLaw(tint);
  const others = wordsOfOthers();
  const zones = vehicleTypeOf(vehicleType).zones;
  const said = isComplaining ? tintProblems(tint, refused) : undefined;
  // Our recommendation doesn't know what the server refused for other reasons.
  const isStale = (tintProblems(tint)?.shades.length ?? 0) > 0;
  // The office and wide screens have all of it in view.
  const [isWide] = useState(() => office !== undefined || (window.matchMedia?.('(min-width: 60em)').matches ?? true));
  const isUnsettled = state !== 'fetching' && !isSettled(tint, refused);
  const [isOpen, setIsOpen] = useState(isWide);
  const isShown = isOpen || isUnsettled;
  // Windows that were put right stay open.
  if (isShown !== isOpen) setIsOpen(isShown);
  const refusalOf = (zone: GlassZone) => standingRefusal(tint, { zone, refused });

  function choose(zone: GlassZone, shadeId: string | undefined) {
    const { [zone]: _, ...others } = tint.shades ?? {};
    onChange({ shades: shadeId === undefined ? others : { ...others, [zone]: shadeId } });
  }

  return (
    <div className={styles.root}>
      {refused !== undefined && <WholeRefusal {...refused.refusal} />}
      <CarQuestions
        tint={tint}
        onChange={onChange}
        zones={zones}
        wrongMeters={said?.meters ?? []}
        heading={office?.heading}
      />
      <Shortcuts car={car} tint={tint} onChange={onChange} isStale={isStale} office={office} />
      <Fold
        heading={words.shades}
        lines={zones.map((zone) => (
          <span key={zone} className={styles.choice}>
            <span>{tintWords.zones[zone]}</span>
            <span>{choiceText(tint, zone)}</span>
          </span>
        ))}
        isOpen={isShown}
        onToggle={setIsOpen}
        isHeld={isWide || isUnsettled}
      >
        <div>
          {zones.map((zone) => (
            <ZoneShade
              key={zone}
              zone={zone}
              tint={tint}
              filmType={filmType}
              onChoose={(shadeId) => choose(zone, shadeId)}
              refusal={refusalOf(zone)}
              error={said?.shades.includes(zone) ? words.refused : undefined}
            />
          ))}
          {children}
          {needsAsking(tint) && (
            <Checkbox
              label={words.ask.label}
              hint={words.ask.hint}
              checked={tint.asksShop === true}
              onChange={(event) => onChange({ asksShop: event.currentTarget.checked })}
            />
          )}
          {others !== undefined && needsPaper(tint) && (
            <Checkbox
              label={others.paper.label}
              checked={tint.knowsPaper === true}
              onChange={(event) => onChange({ knowsPaper: event.currentTarget.checked })}
              error={said?.isPaperUnknown ? others.paper.missing : undefined}
            />
          )}
          {needsExemption(tint) && (
            <Suspense fallback={null}>
              <ExemptionFields
                law={lawOf(tint)}
                exemption={tint.exemption}
                onChange={(exemption) => onChange({ exemption })}
                problem={said?.exemption}
              />
            </Suspense>
          )}
        </div>
        <div className={styles.notes} aria-live="polite">
          {notesOfCar(tint).map((note) => (
            <Note key={note} icon="info" size="small">
              {note}
            </Note>
          ))}
        </div>
      </Fold>
      <p className={styles.disclosure}>{refused?.refusal.disclosure?.text ?? shownDisclosure().text}</p>
    </div>
  );
}

/** The server's message about the whole order, not about a zone. */
function WholeRefusal({ message, zones, disclosure }: RefusedTint['refusal']) {
  if (Object.keys(zones).length > 0) return null;
  return (
    <Banner tone="warning" title={message}>
      {disclosure?.text}
    </Banner>
  );
}

interface ShortcutsProps extends Pick<ShadePanelProps, 'car' | 'tint' | 'onChange'> {
  office: OfficeWords | undefined;
  /** A chosen shade can no longer be booked. */
  isStale: boolean;
}

/** All shades in one click: our recommendation where there is one, or none. */
function Shortcuts({ car, tint, onChange, isStale, office }: ShortcutsProps) {
  const isAtTheCar = Object.keys(tint.shades ?? {}).length === 0;
  const recommended = recommendationFor(tint, car);
  const isRecommended = Object.keys(recommended).length > 0;
  return (
    <div className={styles.shortcuts}>
      <div className={styles.state} aria-live="polite">
        {isStale && (
          <Note icon="triangle-alert" size="small">
            {isRecommended ? `${words.noLongerLegal} ${words.recommendationCan}` : words.noLongerLegal}
          </Note>
        )}
        {isAtTheCar && (
          <Note icon="info" size="small">
            <span>{openHint(tint, office ?? wizardWords.extras.shade)}</span>
          </Note>
        )}
      </div>
      {isRecommended && (
        <Shortcut
          isOn={!isAtTheCar && areSameShades(tint.shades, recommended)}
          onPress={() => onChange({ shades: recommended })}
        >
          {words.recommend}
        </Shortcut>
      )}
      <Shortcut isOn={isAtTheCar} onPress={() => onChange({ shades: {} })}>
        {office?.remove ?? words.remove}
      </Shortcut>
    </div>
  );
}

/** A sentence about open shades, and the limit of the car's own state. */
function openHint(tint: JudgedDraft, { hint, hintElsewhere }: Pick<OfficeWords, 'hint' | 'hintElsewhere'>): string {
  return isFromHome(tint) ? hint : `${hintElsewhere} ${carFactWords.registration.applies(stateNameOf(tint))}`;
}

/** It keeps its position after the click, so that it keeps the focus. */
function Shortcut({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <Button size="small" aria-pressed={isOn} onClick={onPress}>
      {isOn && <Icon name="check" size="small" />}
      <span>{children}</span>
    </Button>
  );
}
