import { emptyCertificate } from '@tintforge/app-base/tint/certificate-fields';
import { stateNameOf } from '@tintforge/app-base/tint/state-laws';
import { type ExemptionDraft, type GlassZone, parseExemption } from '@tintforge/booking-core';
import { useState } from 'react';
import { illegalWindows, unexplainedWindows } from './judge-window';
import type { Windows } from './use-windows';
import { changeWindow, firstBadWindow, type WindowEntry, type WindowsJob } from './windows-form';

/** Ways to complete a car with illegal readings: an exemption, or film that comes off. */
export const openWays = ['exemption', 'removal'] as const;
export type OpenWay = (typeof openWays)[number];

/** Missing data of a job with illegal readings before it can be completed. */
export interface OpenReadings {
  /** The windows to ask about; empty if there are none. */
  asked: readonly WindowEntry[];
  /** The state whose law the readings are by. */
  state: string | undefined;
  way: OpenWay | undefined;
  choose: (way: OpenWay) => void;
  exemption: ExemptionDraft;
  changeExemption: (exemption: ExemptionDraft) => void;
  note: (zone: GlassZone, removalNote: string) => void;
  /** A window whose reading isn't a percentage: it has to be corrected first. */
  bad: WindowEntry | undefined;
  /** True when nothing is missing. */
  isReady: boolean;
  /** The exemption to complete with; undefined where none is claimed. */
  claimed: ExemptionDraft | undefined;
}

interface OpenReadingsOptions {
  job: WindowsJob;
  windows: Pick<Windows, 'form' | 'edit'>;
  /** Windows that the server refused, whatever this page had computed. */
  refused: readonly GlassZone[];
}

/** Collects the data that illegal readings require; removal notes become part of the window record. */
export function useOpenReadings({ job, windows, refused }: OpenReadingsOptions): OpenReadings {
  const { form, edit } = windows;
  const [way, setWay] = useState<OpenWay>();
  const [exemption, setExemption] = useState(emptyCertificate);
  const [wasOpen] = useState(() => unexplainedWindows(form, job).length > 0);
  const unexplained = unexplainedWindows(form, job);
  const isRefused = ({ zone }: WindowEntry) => refused.includes(zone);
  const isAsked = wasOpen || unexplained.length > 0 || refused.length > 0;
  const illegal = illegalWindows(form, job);
  const asked = isAsked ? form.windows.filter((entry) => illegal.includes(entry) || isRefused(entry)) : [];
  const isNoted = asked.every(({ removalNote }) => removalNote.trim() !== '');
  const isAnswered = way === 'exemption' ? parseExemption(exemption).ok : way === 'removal' && isNoted;
  const bad = firstBadWindow(form);
  return {
    asked,
    state: stateNameOf(form),
    way,
    choose: setWay,
    exemption,
    changeExemption: setExemption,
    note: (zone, removalNote) => edit(changeWindow(form, zone, { removalNote })),
    bad,
    isReady: bad === undefined && (asked.length === 0 || isAnswered),
    claimed: asked.length > 0 && way === 'exemption' ? exemption : undefined,
  };
}
