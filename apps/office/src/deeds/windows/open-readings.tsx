import { CertificateFields } from '@tintforge/app-base/tint/certificate-fields';
import { parseExemption } from '@tintforge/booking-core';
import { homeLaw, meteringWords, tintWords } from '@tintforge/content';
import { Banner, RadioGroup, TextArea } from '@tintforge/ui';
import styles from './open-readings.module.css';
import { type OpenReadings as Open, type OpenWay, openWays } from './use-open-readings';
import { windowsWords } from './words';

const words = windowsWords.open;

interface OpenReadingsProps {
  open: Open;
  /** Shows what is missing. */
  showsProblems: boolean;
}

/**
 * The questions that illegal film requires: why it may stay, or what happened to it; nothing when all readings are
 * fine.
 */
export function OpenReadings({ open, showsProblems }: OpenReadingsProps) {
  const { asked, way, bad, exemption } = open;
  const parsed = parseExemption(exemption);
  if (bad !== undefined) return <Banner tone="error">{words.badReading(tintWords.zones[bad.zone])}</Banner>;
  if (asked.length === 0) return null;
  return (
    <div className={styles.root}>
      <Banner tone="warning" title={words.title(asked.length)}>
        <ul className={styles.windows}>
          {asked.map(({ zone, filmed }) => (
            <li key={zone}>{words.window(tintWords.zones[zone], filmed.replace(/\s*%?\s*$/, ''))}</li>
          ))}
        </ul>
        <span>{meteringWords.violation(open.state ?? homeLaw.name)}</span>
      </Banner>
      <RadioGroup
        legend={words.question}
        error={showsProblems && way === undefined ? words.wayMissing : undefined}
        options={openWays.map((each) => ({
          value: each,
          label: words.ways[each].label,
          description: words.ways[each].about,
        }))}
        value={way}
        onValueChange={(value) => open.choose(value as OpenWay)}
      />
      {way === 'exemption' && (
        <CertificateFields
          exemption={exemption}
          onChange={open.changeExemption}
          problem={showsProblems && !parsed.ok ? parsed.problem : undefined}
          legend={words.kind}
          documentHint={words.documentHint}
        />
      )}
      {way === 'removal' &&
        asked.map(({ zone, removalNote }) => (
          <TextArea
            key={zone}
            label={words.noteOf(tintWords.zones[zone])}
            hint={windowsWords.removalHint}
            error={showsProblems && removalNote.trim() === '' ? words.noteMissing : undefined}
            rows={2}
            maxLength={500}
            value={removalNote}
            onChange={(event) => open.note(zone, event.currentTarget.value)}
          />
        ))}
    </div>
  );
}
