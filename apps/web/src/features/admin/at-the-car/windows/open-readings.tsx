import { type ExemptionKind, exemptionKinds, parseExemption } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Banner, RadioGroup, TextArea, TextField } from '@tintforge/ui';
import styles from './open-readings.module.css';
import { type OpenReadings as Open, type OpenWay, openWays } from './use-open-readings';
import { windowsWords } from './words';

const words = windowsWords.open;

interface OpenReadingsProps {
  open: Open;
  /** Says what is missing. */
  showsProblems: boolean;
}

/** Asks why film that is not legal may stay, or what became of it; nothing where no reading needs it. */
export function OpenReadings({ open, showsProblems }: OpenReadingsProps) {
  const { asked, way, bad } = open;
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
        {tintWords.metering.offence}
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
      {way === 'exemption' && <ExemptionFields open={open} showsProblems={showsProblems} />}
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

/** The certificate that was shown (316.29545). */
function ExemptionFields({ open: { exemption, changeExemption }, showsProblems }: OpenReadingsProps) {
  const { kinds, certificateNumber, documentReference, problems } = tintWords.exemption;
  const parsed = parseExemption(exemption);
  const problem = showsProblems && !parsed.ok ? parsed.problem : undefined;
  const errorAt = (name: keyof typeof problems) => (problem === name ? problems[name] : undefined);
  return (
    <>
      <RadioGroup
        legend={words.kind}
        look="segments"
        error={errorAt('exemption_kind_missing')}
        options={exemptionKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
        value={exemption.kind ?? undefined}
        onValueChange={(kind) => changeExemption({ kind: kind as ExemptionKind })}
      />
      <TextField
        isMono
        label={certificateNumber}
        error={errorAt('certificate_number_missing')}
        autoComplete="off"
        maxLength={60}
        value={exemption.certificateNumber}
        onChange={(event) => changeExemption({ certificateNumber: event.currentTarget.value })}
      />
      <TextField
        label={documentReference}
        hint={words.documentHint}
        error={errorAt('document_reference_missing')}
        autoComplete="off"
        maxLength={120}
        value={exemption.documentReference}
        onChange={(event) => changeExemption({ documentReference: event.currentTarget.value })}
      />
    </>
  );
}
