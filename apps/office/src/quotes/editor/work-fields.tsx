import { formatCents, parseAmount, type QuoteKind, quoteUnits } from '@tintforge/booking-core';
import { quotePriceList } from '@tintforge/content';
import { Button, keepValues, Select, TextField } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { amountOf, emptyLine, type FormErrors, type LineForm, type PaneForm, type WorkForm } from './draft-form';
import styles from './editor.module.css';
import { PaneFields } from './pane-fields';
import { RemovedNotice, type RemovedPart } from './removed-part';
import { editorWords as words } from './words';

interface WorkFieldsProps {
  work: WorkForm;
  index: number;
  kind: QuoteKind;
  errors: FormErrors;
  /** Panes of the request, for lines by the square foot. */
  requestPanes: readonly PaneForm[];
  /** The part of the draft that was removed last. */
  removed: RemovedPart | undefined;
  onChange: (work: WorkForm) => void;
  /** Absent for the only one. */
  onRemove?: (() => void) | undefined;
  onRemoveLine: (at: number) => void;
  onPutBack: () => void;
}

/** A car or area with its lines. */
export function WorkFields({
  work,
  index,
  kind,
  errors,
  requestPanes,
  removed,
  onChange,
  onRemove,
  onRemoveLine,
  onPutBack,
}: WorkFieldsProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const [news, setNews] = useState('');
  const [focused, setFocused] = useState<string>();
  const path = `works.${index}`;
  const items = quotePriceList.filter(({ kinds }) => kinds.includes(kind));

  useEffect(() => {
    if (focused === undefined) return;
    place.current?.querySelector<HTMLElement>(focused)?.focus();
    setFocused(undefined);
  }, [focused]);

  function add(line: LineForm) {
    const count = work.lines.length;
    onChange({ ...work, lines: [...work.lines, line] });
    setNews(words.lineAdded(count + 1));
    setFocused(`[data-line="${count}"] input`);
  }

  function remove(at: number) {
    setNews('');
    onRemoveLine(at);
  }

  function addListed(id: string) {
    const item = items.find((each) => each.id === id);
    if (item === undefined) return;
    const price = item.unitCents === null ? '' : (item.unitCents / 100).toFixed(2);
    const listed = { name: item.name, unit: item.unit, price, listId: item.id };
    const only = work.lines[0];
    // A line in which nothing is typed yet becomes it.
    if (work.lines.length === 1 && only !== undefined && only.name === '' && only.price === '') {
      const isSameUnit = only.unit === item.unit;
      const { panes, quantity } = isSameUnit ? only : { panes: null, quantity: '1' };
      onChange({ ...work, lines: [{ ...listed, panes, quantity }] });
      setFocused(`[data-line="0"] input`);
      return;
    }
    add({ ...emptyLine, ...listed });
  }

  return (
    <fieldset ref={place} className={styles.work} data-work={index}>
      <legend className={styles.legend}>{words.work(index + 1)}</legend>
      <div className={styles.title}>
        <TextField
          label={words.title}
          hint={index === 0 ? words.titleHint : undefined}
          autoComplete="off"
          maxLength={80}
          value={work.title}
          error={errors[`${path}.title`]}
          onChange={({ currentTarget }) => onChange({ ...work, title: currentTarget.value })}
        />
        {onRemove !== undefined && (
          <Button variant="quiet" aria-label={words.removeWork(index + 1)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {work.lines.map((line, at) => (
        <LineFields
          key={at}
          line={line}
          number={at + 1}
          path={`${path}.lines.${at}`}
          errors={errors}
          requestPanes={requestPanes}
          onChange={(next) => onChange({ ...work, lines: work.lines.map((each, i) => (i === at ? next : each)) })}
          onRemove={work.lines.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <div className={styles.adding}>
        <Button size="small" onClick={() => add(emptyLine)}>
          {words.addLine}
        </Button>
        <Select
          label={words.fromList}
          placeholder={words.choose}
          value=""
          options={items.map(({ id, name, unitCents }) => ({
            value: id,
            label: words.listItem(name, unitCents === null ? words.noListPrice : formatCents(unitCents)),
          }))}
          onChange={({ currentTarget }) => addListed(currentTarget.value)}
        />
      </div>
      {removed !== undefined && 'line' in removed && removed.work === index && (
        <RemovedNotice part={removed} onPutBack={onPutBack} />
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
    </fieldset>
  );
}

interface LineFieldsProps {
  line: LineForm;
  number: number;
  path: string;
  errors: FormErrors;
  requestPanes: readonly PaneForm[];
  onChange: (line: LineForm) => void;
  onRemove?: (() => void) | undefined;
}

function LineFields({ line, number, path, errors, requestPanes, onChange, onRemove }: LineFieldsProps) {
  const amount = amountOf(line);
  const change = (changes: Partial<LineForm>) => onChange({ ...line, ...changes });
  const listed = quotePriceList.find(({ id }) => id === line.listId)?.unitCents ?? null;
  const isOtherPrice = listed !== null && line.price !== '' && parseAmount(line.price) !== listed;
  return (
    <fieldset className={styles.line} data-line={number - 1}>
      <legend className={styles.lineLegend}>{words.line(number)}</legend>
      <TextField
        label={words.name}
        className={styles.wide}
        autoComplete="off"
        maxLength={120}
        value={line.name}
        error={errors[`${path}.name`]}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Select
        label={words.unit}
        value={line.unit}
        options={quoteUnits.map((unit) => ({ value: unit, label: words.units[unit] }))}
        onChange={({ currentTarget }) => {
          const unit = quoteUnits.find((each) => each === currentTarget.value) ?? 'each';
          change({
            unit,
            panes: unit === 'sq-ft' ? line.panes : null,
            quantity: line.quantity === '' ? '1' : line.quantity,
          });
        }}
      />
      {line.panes === null && (
        <TextField
          label={words.quantity}
          inputMode="decimal"
          autoComplete="off"
          value={line.quantity}
          error={errors[`${path}.quantity`]}
          onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
        />
      )}
      <TextField
        label={words.price}
        inputMode="decimal"
        autoComplete="off"
        value={line.price}
        error={errors[`${path}.unitPrice`]}
        onChange={({ currentTarget }) => change({ price: currentTarget.value })}
      />
      <p className={styles.amount}>
        <span>{words.amount}</span> <b>{keepValues(amount === undefined ? '–' : formatCents(amount))}</b>
      </p>
      {isOtherPrice && (
        <p className={styles.listPrice}>
          <span>{keepValues(words.listPrice(formatCents(listed)))}</span>{' '}
          <Button size="small" onClick={() => change({ price: (listed / 100).toFixed(2) })}>
            {words.takeListPrice}
          </Button>
        </p>
      )}
      {line.unit === 'sq-ft' && (
        <PaneFields
          panes={line.panes}
          path={path}
          errors={errors}
          requestPanes={requestPanes}
          onChange={(panes) => change({ panes })}
        />
      )}
      {onRemove !== undefined && (
        <div className={styles.full}>
          <Button variant="quiet" size="small" aria-label={words.removeLine(number)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
