import { Button, TextField } from '@tintforge/ui';
import { areaOf, type FormErrors, type PaneForm } from './draft-form';
import styles from './editor.module.css';
import { editorWords } from './words';

const words = editorWords.panes;
const noPane: PaneForm = { width: '', height: '', count: '1' };

interface PaneFieldsProps {
  /** Null while the square feet are typed. */
  panes: PaneForm[] | null;
  path: string;
  errors: FormErrors;
  requestPanes: readonly PaneForm[];
  onChange: (panes: PaneForm[] | null) => void;
}

/** Computes a line's square feet from panes of glass. */
export function PaneFields({ panes, path, errors, requestPanes, onChange }: PaneFieldsProps) {
  if (panes === null)
    return (
      <div className={styles.full}>
        <Button size="small" onClick={() => onChange([noPane])}>
          {words.open}
        </Button>
        {requestPanes.length > 0 && (
          <Button size="small" onClick={() => onChange([...requestPanes])}>
            {words.fromRequest}
          </Button>
        )}
      </div>
    );
  const area = areaOf(panes);
  const change = (index: number, changes: Partial<PaneForm>) =>
    onChange(panes.map((pane, each) => (each === index ? { ...pane, ...changes } : pane)));
  const isWrong = Object.keys(errors).some((each) => each.startsWith(`${path}.panes`) || each === `${path}.quantity`);
  return (
    <div className={styles.panes}>
      {panes.map((pane, index) => (
        <div key={index} className={styles.pane}>
          <TextField
            label={words.width}
            inputMode="decimal"
            autoComplete="off"
            value={pane.width}
            error={errors[`${path}.panes.${index}.widthInches`]}
            onChange={({ currentTarget }) => change(index, { width: currentTarget.value })}
          />
          <TextField
            label={words.height}
            inputMode="decimal"
            autoComplete="off"
            value={pane.height}
            error={errors[`${path}.panes.${index}.heightInches`]}
            onChange={({ currentTarget }) => change(index, { height: currentTarget.value })}
          />
          <TextField
            label={words.count}
            inputMode="numeric"
            autoComplete="off"
            value={pane.count}
            error={errors[`${path}.panes.${index}.count`]}
            onChange={({ currentTarget }) => change(index, { count: currentTarget.value })}
          />
          {panes.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.remove(index + 1)}
              onClick={() => onChange(panes.filter((_, each) => each !== index))}
            >
              {editorWords.remove}
            </Button>
          )}
        </div>
      ))}
      <p role="status" className={isWrong && area === undefined ? styles.wrong : styles.area}>
        {area === undefined
          ? words.missing
          : words.area((area.measuredHundredths / 100).toLocaleString('en-US'), area.billedSquareFeet)}
      </p>
      <div className={styles.adding}>
        <Button size="small" onClick={() => onChange([...panes, noPane])}>
          {words.add}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
