import type { TintView } from '@tintforge/api-contract';
import { type NetVlt, shadeChoices, type TintApproval } from '@tintforge/booking-core';
import { tintWords, usualGlassOf } from '@tintforge/content';
import { judgeDraftZone } from './judge-draft';
import type { JudgedDraft } from './judge-zone';
import styles from './shade-facts.module.css';
import { toKnow } from './tint-problems';
import { VerdictBadge } from './verdict-badge';

const words = tintWords.agreed;

/** A shade on a zone, booked or about to be. */
export type ShadeFact = Pick<
  TintView['zones'][number],
  'zone' | 'shade' | 'glassPercent' | 'isMetered' | 'verdict' | 'law' | 'notes' | 'needsApproval'
> & { net: NetVlt };

/** The shades of a draft in the form of booked ones, from the front of the car to its back. */
export function shadeFactsOf(tint: JudgedDraft): ShadeFact[] {
  return shadeChoices(tint, usualGlassOf(tint.vehicleType)).flatMap((choice) => {
    const judged = judgeDraftZone(tint, choice);
    if (judged === undefined) return [];
    const { shade, verdict, outcome, glassVltPercent } = judged;
    return [
      {
        zone: choice.zone,
        shade: shade.name,
        glassPercent: glassVltPercent,
        isMetered: choice.glass.kind === 'meter',
        net: verdict.net,
        verdict: verdict.kind,
        law: verdict.law ?? null,
        notes: [...verdict.notes],
        needsApproval: outcome === 'needs-approval',
      },
    ];
  });
}

interface ShadeFactsProps {
  shades: readonly ShadeFact[];
  /** State of the exemption; a shade whose exemption was refused is chosen at the car. */
  approval: TintApproval;
}

/** Shades by zone, each with its light, its glass and its verdict; two figures for one light are explained below. */
export function ShadeFacts({ shades, approval }: ShadeFactsProps) {
  const isOpen = ({ needsApproval }: ShadeFact) => approval === 'refused' && needsApproval;
  const agreed = shades.filter((shade) => !isOpen(shade));
  const light = tintWords.verdict.lightNote(agreed.map(({ net }) => net));
  const said = toKnow.filter((note) => agreed.some(({ notes }) => notes.includes(note)));
  return (
    <>
      <ul className={styles.root}>
        {shades.map((shade) => (
          <li key={shade.zone} className={styles.zone}>
            <span className={styles.name}>{tintWords.zones[shade.zone]}</span>
            {isOpen(shade) ? <span className={styles.shade}>{words.atTheCar}</span> : <Shade {...shade} />}
          </li>
        ))}
      </ul>
      {light !== undefined && <p className={styles.note}>{light}</p>}
      {said.map((note) => (
        <p key={note} className={styles.note}>
          {tintWords.verdict.notes[note]}
        </p>
      ))}
    </>
  );
}

function Shade({ shade, verdict, law, net, glassPercent, isMetered }: ShadeFact) {
  const glass = isMetered ? words.meteredGlass(glassPercent) : words.glass(glassPercent);
  return (
    <span className={styles.shade}>
      <span>{shade}</span> <VerdictBadge kind={verdict} law={law} />
      <span className={styles.light}>{`${words.light(tintWords.verdict.shownLight(net))} ${glass}`}</span>
    </span>
  );
}
