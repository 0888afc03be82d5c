import { type FilmType, type GlassZone, glassZones, lacksLaw } from '@tintforge/booking-core';
import { tintCatalogue, tintWords } from '@tintforge/content';
import { Button, Select } from '@tintforge/ui';
import { useRef } from 'react';
import { glassOf, shadesOfFilm } from './glass-of';
import { judgeDraftZone } from './judge-draft';
import { type JudgedDraft, nearestLegal, type ZoneJudgment } from './judge-zone';
import { shadeText, withoutShade } from './shade-text';
import { wordsOfOthers } from './state-laws';
import { StatuteLink } from './statute-link';
import { isOfOneZone } from './tint-notes';
import type { ZoneRefusal } from './tint-refusal';
import { VerdictBadge } from './verdict-badge';
import styles from './zone-shade.module.css';

const words = tintWords.panel;

interface ZoneShadeProps {
  zone: GlassZone;
  tint: JudgedDraft;
  filmType: FilmType;
  onChoose: (shadeId: string | undefined) => void;
  /** The server's verdict on this shade. */
  refusal: ZoneRefusal | undefined;
  /** Marks the shade that blocks the order. */
  error: string | undefined;
}

/** A pane: its shade, its legal status, and legal alternatives. */
export function ZoneShade({ zone, tint, filmType, onChoose, refusal, error }: ZoneShadeProps) {
  const shadeId = tint.shades?.[zone];
  const judged = judgeDraftZone(tint, { zone, shadeId });
  const selectRef = useRef<HTMLSelectElement>(null);
  const darkened = glassZones.filter((each) => isHeldBack(tint, each, zone));
  return (
    <div className={styles.root}>
      <Select
        ref={selectRef}
        label={tintWords.zones[zone]}
        placeholder={withoutShade(tint)}
        options={shadesOfFilm(filmType).map((shade) => ({ value: shade.id, label: shadeText(tint, zone, shade) }))}
        value={shadeId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
        error={error}
      />
      <div className={styles.verdict} aria-live="polite">
        {judged !== undefined && <Verdict {...judged} />}
        {darkened.length > 0 && (
          <p className={styles.refusal}>{words.darkens(darkened.map((each) => tintWords.zones[each]).join(', '))}</p>
        )}
        {shadeId !== undefined && glassOf(tint, zone) === undefined && <p>{words.notMetered}</p>}
        {refusal !== undefined && <p className={styles.refusal}>{refusal.message}</p>}
      </div>
      {judged !== undefined && (judged.outcome === 'refused' || refusal !== undefined) && (
        <Nearest
          zone={zone}
          shadeIds={suggestions({ tint, zone, judged, refusal })}
          texts={(lacksLaw(judged.verdict) ? wordsOfOthers()?.everyState : undefined) ?? tintWords.suggestions}
          onChoose={(chosen) => {
            onChoose(chosen);
            // Correcting the problem removes the button, and the focus with it.
            selectRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** True for a shade that is refused because of the light through another pane. */
function isHeldBack(tint: JudgedDraft, zone: GlassZone, by: GlassZone): boolean {
  const judged = judgeDraftZone(tint, { zone, shadeId: tint.shades?.[zone] });
  return judged?.outcome === 'refused' && judged.verdict.otherPanes?.zones.includes(by) === true;
}

function Verdict({ verdict, outcome }: ZoneJudgment) {
  return (
    <>
      <p className={styles.badges}>
        <VerdictBadge {...verdict} />
        {outcome === 'needs-approval' && <span>{tintWords.verdict.outcomes[outcome]}</span>}
      </p>
      <p>
        <span>{tintWords.verdict.why(verdict)}</span> <StatuteLink {...verdict} />
      </p>
      {verdict.notes.filter(isOfOneZone).map((note) => (
        <p key={note}>{tintWords.verdict.notes[note]}</p>
      ))}
    </>
  );
}

/** Number of legal shades offered in place of one that isn't. */
const atMost = 3;

interface Refused {
  tint: JudgedDraft;
  zone: GlassZone;
  judged: ZoneJudgment;
  refusal: ZoneRefusal | undefined;
}

/** The server's alternatives, otherwise our own. */
function suggestions({ tint, zone, judged: { shade }, refusal }: Refused): string[] {
  if (refusal !== undefined && refusal.nearest.length > 0) return refusal.nearest.slice(0, atMost);
  return nearestLegal(tint, { zone, shade, atMost }).map(({ id }) => id);
}

interface NearestProps {
  zone: GlassZone;
  shadeIds: readonly string[];
  texts: Readonly<Record<'nearest' | 'none', string>>;
  onChoose: (shadeId: string) => void;
}

function Nearest({ zone, shadeIds, texts: { nearest, none }, onChoose }: NearestProps) {
  const shades = shadeIds.flatMap((shadeId) => tintCatalogue.shades.filter(({ id }) => id === shadeId));
  if (shades.length === 0) return <p className={styles.nearest}>{none}</p>;
  return (
    <div className={styles.nearest}>
      <span>{nearest}</span>
      <span className={styles.buttons}>
        {shades.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            aria-label={words.takeInstead(name, tintWords.zones[zone])}
            onClick={() => onChoose(id)}
          >
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}
