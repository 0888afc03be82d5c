import { type ExemptionDraft, type ExemptionProblem, exemptionKinds } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Checkbox, FieldRow, RadioGroup, TextField } from '@tintforge/ui';
import styles from './exemption-fields.module.css';

const words = tintWords.exemption;

const nothingEntered: ExemptionDraft = { kind: null, certificateNumber: '', documentReference: '' };

interface ExemptionFieldsProps {
  /** Null while none is claimed. */
  exemption: ExemptionDraft | null;
  onChange: (exemption: ExemptionDraft | null) => void;
  /** The first thing that is missing, once going on was refused for it. */
  problem: ExemptionProblem | undefined;
}

/** An exemption by Florida Statutes 316.29545, for who has one: staff read its document before the job. */
export function ExemptionFields({ exemption, onChange, problem }: ExemptionFieldsProps) {
  const errorOf = (kind: ExemptionProblem) => (problem === kind ? words.problems[kind] : undefined);
  return (
    <div className={styles.root}>
      <Checkbox
        label={words.heading}
        hint={words.lead}
        checked={exemption !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? nothingEntered : null)}
      />
      {exemption !== null && (
        <>
          <RadioGroup
            legend={words.kind}
            look="segments"
            options={exemptionKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            value={exemption.kind ?? undefined}
            error={errorOf('exemption_kind_missing')}
            onValueChange={(value) => {
              const kind = exemptionKinds.find((each) => each === value);
              if (kind !== undefined) onChange({ ...exemption, kind });
            }}
          />
          <FieldRow shape="halves">
            <TextField
              label={words.certificateNumber}
              autoComplete="off"
              maxLength={60}
              value={exemption.certificateNumber}
              error={errorOf('certificate_number_missing')}
              onChange={(event) => onChange({ ...exemption, certificateNumber: event.currentTarget.value })}
            />
            <TextField
              label={words.documentReference}
              hint={words.documentHint}
              autoComplete="off"
              maxLength={120}
              value={exemption.documentReference}
              error={errorOf('document_reference_missing')}
              onChange={(event) => onChange({ ...exemption, documentReference: event.currentTarget.value })}
            />
          </FieldRow>
        </>
      )}
    </div>
  );
}
