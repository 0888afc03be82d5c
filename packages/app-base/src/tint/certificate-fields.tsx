import { type ExemptionDraft, type ExemptionProblem, exemptionKinds } from '@tintforge/booking-core';
import { exemptionWords } from '@tintforge/content';
import { FieldRow, RadioGroup, TextField } from '@tintforge/ui';

const words = exemptionWords;

/** A certificate without any entries. */
export const emptyCertificate: ExemptionDraft = { kind: null, certificateNumber: '', documentReference: '' };

interface CertificateFieldsProps {
  exemption: ExemptionDraft;
  onChange: (exemption: ExemptionDraft) => void;
  /** The first missing field, after an attempt to continue. */
  problem: ExemptionProblem | undefined;
  /** Field for the kind of exemption. */
  legend: string;
  /** Hint for the document. */
  documentHint: string;
}

/** The certificate of an exemption: its kind, its number, and where its document is. */
export function CertificateFields({ exemption, onChange, problem, legend, documentHint }: CertificateFieldsProps) {
  const errorOf = (kind: ExemptionProblem) => (problem === kind ? words.problems[kind] : undefined);
  return (
    <>
      <RadioGroup
        legend={legend}
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
          isMono
          label={words.certificateNumber}
          autoComplete="off"
          maxLength={60}
          value={exemption.certificateNumber}
          error={errorOf('certificate_number_missing')}
          onChange={(event) => onChange({ ...exemption, certificateNumber: event.currentTarget.value })}
        />
        <TextField
          label={words.documentReference}
          hint={documentHint}
          autoComplete="off"
          maxLength={120}
          value={exemption.documentReference}
          error={errorOf('document_reference_missing')}
          onChange={(event) => onChange({ ...exemption, documentReference: event.currentTarget.value })}
        />
      </FieldRow>
    </>
  );
}
