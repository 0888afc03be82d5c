import { mailWords, shadeApprovalWords, tintWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { BookingRow, StoredZone } from '../../../db/schema';
import { isAskedOnly, rulingLawView } from '../../bookings';
import type { MailFact } from '../document';

const words = mailWords.visit.tint;

/**
 * The shades as booked, the state of an exemption, and the disclosure shown with the verdicts, and when; nothing
 * without shades by zone.
 */
export function tintFacts(booking: BookingRow): MailFact[] {
  const { tint, tintApproval: approval, tintDisclosureText, createdAt } = booking;
  if (tint === null || tint.zones.length === 0) return [];
  const isRefused = approval === 'refused';
  const isOpen = ({ outcome }: StoredZone) => isRefused && outcome === 'needs-approval';
  const light = tintWords.verdict.lightNote(
    tint.zones.filter((zone) => !isOpen(zone)).map(({ verdict }) => verdict.net),
  );
  const shownAt = words.shownAt(formatMoment(createdAt));
  return [
    {
      name: words.shades,
      lines: [
        ...tint.zones.map((zone) => zoneLine(zone, isOpen(zone))),
        ...(light === undefined ? [] : [light]),
        ...lawLines(tint.zones.filter((zone) => !isOpen(zone))),
      ],
    },
    ...(approval === 'none' ? [] : [decisionFact(approval, isAskedOnly(booking))]),
    ...(tintDisclosureText === null ? [] : [{ name: words.disclosure, lines: [tintDisclosureText, shownAt] }]),
  ];
}

/** Notes of verdicts that the customer has to know of. */
const toKnow = ['other-state', 'meets-every-law', 'law-changes', 'paper-elsewhere'] as const;

/** "Judged by Nevada’s law: Revised Statutes 484D.440.", once for each law, and what has to be known of the verdicts. */
function lawLines(zones: readonly StoredZone[]): string[] {
  const laws = zones.flatMap(({ verdict }) => rulingLawView(verdict) ?? []);
  const byLaw = [...new Map(laws.map((law) => [law.jurisdiction, law])).values()].map(
    ({ jurisdiction, name, code }) => {
      const ofLaw = zones.filter(({ verdict }) => rulingLawView(verdict)?.jurisdiction === jurisdiction);
      const sections = [...new Set(ofLaw.flatMap(({ verdict }) => verdict.statute ?? []))].join(', ');
      return words.byLaw(name, sections === '' || code === undefined ? sections : `${code} ${sections}`);
    },
  );
  const isUnread = zones.some(({ verdict }) => rulingLawView(verdict) === null);
  const notes = toKnow.filter((note) => zones.some(({ verdict }) => verdict.notes.includes(note)));
  return [...byLaw, ...(isUnread ? [words.noLaw] : []), ...notes.map((note) => tintWords.verdict.notes[note])];
}

/** The state of the exemption, or of the shop's decision on what could not be verified. */
function decisionFact(approval: Exclude<BookingRow['tintApproval'], 'none'>, isAsked: boolean): MailFact {
  if (isAsked) {
    const { waiting } = tintWords.agreed;
    const line = approval === 'pending' ? waiting.asked : shadeApprovalWords.askedApprovals[approval];
    return { name: words.asked, lines: [line] };
  }
  return { name: words.exemption, lines: [words.approvals[approval]] };
}

/** "Front side windows: Carbon 35, 37% of the light gets through". */
function zoneLine({ zone, shade, verdict }: StoredZone, isOpen: boolean): string {
  const agreed = words.shade(shade.name, tintWords.verdict.shownLight(verdict.net));
  return words.inZone(tintWords.zones[zone], isOpen ? words.atCar : agreed);
}
