import type { ExemptionView, TintView } from '@tintforge/api-contract';
import type { Ruling } from '@tintforge/booking-core';
import { homeJurisdiction, homeStateCode, homeStateName } from '@tintforge/content';
import type { BookingRow, StoredTint, StoredZone } from '../../../db/schema';
import { isoText } from '../../../platform/clock';

type BareView = NonNullable<TintView['bare']>[number];

/** The shades of a booking as booked; null for one without. */
export function tintView(
  booked: Pick<
    BookingRow,
    'tint' | 'tintApproval' | 'tintDisclosureVersion' | 'tintDisclosureText' | 'tintDisclosedAt' | 'createdAt'
  >,
): TintView | null {
  const {
    tint,
    tintApproval: approval,
    tintDisclosureVersion,
    tintDisclosureText,
    tintDisclosedAt,
    createdAt,
  } = booked;
  if (tint === null) return null;
  const { legalClass, registeredIn, zones, bare } = tint;
  return {
    legalClass,
    registeredIn,
    zones: zones.map(zoneView),
    ...(bare === undefined ? {} : { bare: bare.map(bareView) }),
    approval,
    disclosure: {
      version: tintDisclosureVersion ?? '',
      text: tintDisclosureText ?? '',
      acceptedAt: isoText(tintDisclosedAt ?? createdAt),
    },
  };
}

function zoneView({
  zone,
  shade,
  glassVltPercent,
  isMetered,
  verdict,
  outcome,
}: StoredZone): TintView['zones'][number] {
  const { readings, judgedPercent } = verdict.net;
  return {
    zone,
    shadeId: shade.id,
    shade: shade.name,
    glassPercent: glassVltPercent,
    isMetered,
    net: { readings: [...readings], judgedPercent },
    verdict: verdict.kind,
    law: rulingLawView(verdict),
    margin: verdict.marginPercent ?? null,
    limitPercent: verdict.limit?.minimumVltPercent ?? null,
    statute: verdict.statute ?? null,
    notes: [...verdict.notes],
    needsApproval: outcome === 'needs-approval',
  };
}

function bareView({ zone, glassVltPercent, isMetered }: NonNullable<StoredTint['bare']>[number]): BareView {
  return { zone, glassPercent: glassVltPercent, isMetered };
}

/** The law of a ruling; null where none was verified. Rulings from before laws were data were all of the shop's state. */
export function rulingLawView({ law, statute }: Pick<Ruling, 'law' | 'statute'>): TintView['zones'][number]['law'] {
  if (law !== undefined) return { ...law };
  return statute === undefined
    ? null
    : { jurisdiction: homeJurisdiction, name: homeStateName, code: homeStateCode, version: '' };
}

/** Grounds of an exemption, for the shop only; null where there is none, and once its owner is erased. */
export function exemptionView({ exemption }: Pick<BookingRow, 'exemption'>): ExemptionView | null {
  if (exemption === null) return null;
  const { kind, certificateNumber, documentReference } = exemption;
  return { kind, certificateNumber, documentReference };
}
