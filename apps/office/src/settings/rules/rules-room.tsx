import type { ShopRules, ShopSettings } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatCents } from '@tintforge/booking-core';
import { exampleOrder, officePageNames } from '@tintforge/content';
import { Callout, Icon, keepValues, TextField } from '@tintforge/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDialogStep, useFinish } from '../../lib/use-dialog-step';
import { Block } from '../parts/block';
import { Loaded } from '../parts/loaded';
import { Room } from '../parts/room';
import { useRules } from '../parts/use-settings';
import { settingsWords } from '../words';
import { DepositFields } from './deposit-fields';
import { EffectsDialog } from './effects-dialog';
import { LeadTimeFields } from './lead-time-fields';
import { LeaveDialog } from './leave-dialog';
import { countChanges, draftErrors, draftedRules, type NumberRule, shownNumber } from './rule-draft';
import { holdExample, lateFeeExample, reminderExample, travelExample } from './rule-examples';
import styles from './rules-room.module.css';
import { SaveBar } from './save-bar';
import { useLeaveGuard } from './use-leave-guard';
import { useRuleDraft } from './use-rule-draft';

const words = settingsWords.rules;

/** The rules, the effect of each on an order, and the bar that saves them together. */
export function RulesRoom() {
  const query = useRules();
  return (
    <Room title={officePageNames.rules} lead={words.lead} actions={<LastChange change={query.data?.changed} />}>
      <Loaded query={query}>{(settings) => <RulesForm settings={settings} />}</Loaded>
    </Room>
  );
}

function LastChange({ change }: { change: ShopSettings['changed'] | undefined }) {
  if (change == null) return null;
  return (
    <p className={styles.saved}>
      <Icon name="check" size="small" />
      <span>{settingsWords.saved(formatInstant(change.at), change.by)}</span>
    </p>
  );
}

function RulesForm({ settings }: { settings: ShopSettings }) {
  const { rules } = settings;
  const form = useRef<HTMLDivElement>(null);
  const { draft, edit, drop, discard, discarded } = useRuleDraft();
  const [shownErrors, setShownErrors] = useState(false);
  const { dialog, open, close } = useDialogStep('rules', ['review']);
  const finish = useFinish();
  const [tries, setTries] = useState(0);
  const changes = countChanges(rules, draft);
  const found = draftErrors(rules, draft);
  const errors = shownErrors ? found : {};
  const guard = useLeaveGuard(changes > 0);

  useEffect(() => {
    if (tries === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    first?.focus();
    // The bar at the bottom may cover it.
    first?.scrollIntoView({ block: 'center' });
  }, [tries]);

  function save() {
    setShownErrors(true);
    if (Object.keys(found).length > 0) setTries((before) => before + 1);
    else open('review');
  }

  function leave() {
    drop();
    guard.leave();
  }

  const number = (name: NumberRule) => ({
    name,
    inputMode: 'numeric' as const,
    isMono: true,
    autoComplete: 'off',
    value: shownNumber(rules, draft, name),
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      edit({ ...draft, numbers: { ...draft.numbers, [name]: event.currentTarget.value } }),
  });
  const drafted = draftedRules(rules, draft);

  return (
    <div ref={form} className={styles.form}>
      <DepositFields
        rules={rules}
        draft={draft}
        isRight={found.depositPercent === undefined}
        error={errors.depositPercent}
        onChange={(deposit) => edit({ ...draft, deposit })}
      />
      <Rule words={words.lateFee} field={number('lateFeePercent')}>
        <LateFee
          isRight={found.lateFeePercent === undefined}
          lateFeePercent={drafted.lateFeePercent}
          depositPercent={found.depositPercent === undefined ? drafted.depositPercent : rules.depositPercent}
        />
      </Rule>
      <Rule words={words.hold} field={number('holdMinutes')}>
        <Sample isRight={found.holdMinutes === undefined} text={() => holdExample(drafted.holdMinutes)} />
      </Rule>
      <Rule words={words.travel} field={number('travelMinutes')}>
        <Sample isRight={found.travelMinutes === undefined} text={() => travelExample(drafted.travelMinutes)} />
      </Rule>
      <Rule words={words.reminder} field={number('reminderHours')}>
        <Sample isRight={found.reminderHours === undefined} text={() => reminderExample(drafted.reminderHours)} />
      </Rule>
      <Block title={words.leadTimes.heading} lead={words.leadTimes.when}>
        <LeadTimeFields
          rules={rules}
          draft={draft}
          errors={errors}
          onChange={(regionId, leadTime) => edit({ ...draft, leadTimes: { ...draft.leadTimes, [regionId]: leadTime } })}
        />
      </Block>
      <SaveBar
        changes={changes}
        onDiscard={() => {
          discard();
          setShownErrors(false);
        }}
        onSave={save}
        discarded={discarded === undefined ? 0 : countChanges(rules, discarded)}
        onPutBack={() => discarded !== undefined && edit(discarded)}
      />
      {dialog === 'review' && changes > 0 && (
        <EffectsDialog
          version={settings.version}
          rules={drafted}
          onClose={close}
          onSaved={() => {
            finish();
            close();
            setShownErrors(false);
            drop();
          }}
        />
      )}
      {guard.isAsking && <LeaveDialog changes={changes} onLeave={leave} onStay={guard.stay} />}
    </div>
  );
}

interface RuleProps {
  words: { heading: string; when: string; label: string; hint: string };
  field: Omit<Parameters<typeof TextField>[0], 'label'>;
  /** Its effect on an order. */
  children: ReactNode;
}

function Rule({ words: texts, field, children }: RuleProps) {
  return (
    <Block title={texts.heading} lead={texts.when}>
      <TextField {...field} label={texts.label} hint={texts.hint} className={styles.field} />
      <Callout>{children}</Callout>
    </Block>
  );
}

function LateFee({
  isRight,
  ...percents
}: { isRight: boolean } & Pick<ShopRules, 'lateFeePercent' | 'depositPercent'>) {
  if (!isRight) return <span>{words.example.none}</span>;
  const { keptCents, returnedCents } = lateFeeExample(percents);
  return (
    <>
      <SampleOrder /> <span>{words.example.lateFee}</span>{' '}
      <b className={styles.amount} translate="no">
        {formatCents(keptCents)}
      </b>{' '}
      <span>{words.example.andReturns}</span>{' '}
      <b className={styles.amount} translate="no">
        {formatCents(returnedCents)}
      </b>
      <span>.</span>
    </>
  );
}

function Sample({ isRight, text }: { isRight: boolean; text: () => string }) {
  if (!isRight) return <span>{words.example.none}</span>;
  return (
    <>
      <SampleOrder /> <span>{text()}</span>
    </>
  );
}

function SampleOrder() {
  return <span>{keepValues(words.example.order(formatCents(exampleOrder.totalCents)))}</span>;
}
