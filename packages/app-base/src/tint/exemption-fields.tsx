import type { ExemptionDraft, ExemptionProblem } from '@tintforge/booking-core';
import { exemptionWords } from '@tintforge/content';
import type { LawPack } from '@tintforge/tint-law';
import { Checkbox } from '@tintforge/ui';
import { CertificateFields, emptyCertificate } from './certificate-fields';
import styles from './exemption-fields.module.css';

const words = exemptionWords;

interface ExemptionFieldsProps {
  /** The law of the car's state; undefined where none was verified. */
  law: LawPack | undefined;
  /** Null while none is claimed. */
  exemption: ExemptionDraft | null;
  onChange: (exemption: ExemptionDraft | null) => void;
  /** The first missing field, after an attempt to continue. */
  problem: ExemptionProblem | undefined;
}

/** An exemption: staff review its document before the job. */
export function ExemptionFields({ law, exemption, onChange, problem }: ExemptionFieldsProps) {
  return (
    <div className={styles.root}>
      <Checkbox
        label={words.heading}
        hint={law?.exemption === undefined ? words.noneRead(law?.name) : words.lead}
        checked={exemption !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? emptyCertificate : null)}
      />
      {exemption !== null && (
        <CertificateFields
          {...{ exemption, onChange, problem }}
          legend={words.kind}
          documentHint={words.documentHint}
        />
      )}
    </div>
  );
}
