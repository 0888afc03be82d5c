import type { CarJob, OnMyWay } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import type { ExemptionDraft } from '@tintforge/booking-core';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { useWindows } from '../windows/use-windows';
import { checkInWords as words } from '../words';
import type { Received } from './collect-dialog';
import type { ArrivalMinutes } from './on-my-way-dialog';
import { tellDone, useAct } from './use-act';

/** What can be done to a job at the car. */
export type CarAct = 'start' | 'complete' | 'collect' | 'tell';

/** What is said when a job is completed. */
export interface Completion {
  note: string;
  /** One that was shown at the car, where a reading needs it. */
  exemption: ExemptionDraft | undefined;
}

/** The acts on one job, by the version that is in sight, and the dialog that is open for one of them. */
export function useCarActs(job: CarJob) {
  const { running, problem, error, act } = useAct<CarAct>();
  const windows = useWindows(job);
  const [dialog, setDialog] = useState<Exclude<CarAct, 'start'>>();
  const params = { code: job.trackingCode };
  const { version } = job;

  async function finish(name: CarAct, send: () => Promise<unknown>, done: () => void) {
    if (!(await act(name, send))) return;
    setDialog(undefined);
    done();
  }

  return {
    running,
    problem,
    /** Windows whose readings the shop did not let pass when the job was to be completed. */
    refusedZones: detailsOf(error, 'reading_not_legal')?.zones.map(({ zone }) => zone) ?? [],
    dialog,
    open: setDialog,
    close: () => setDialog(undefined),
    start: () =>
      finish(
        'start',
        () => staffApi('startJob', { params, body: { version } }),
        () => tellDone(words.start.done),
      ),
    complete: ({ note, exemption }: Completion) =>
      finish(
        'complete',
        async () => {
          // What was metered and not saved yet belongs to the job that is done.
          const recorded = await windows.record(version);
          const shown = exemption === undefined ? {} : { exemption };
          await staffApi('completeJob', { params, body: { version: recorded, note, ...shown } });
        },
        () => tellDone(words.complete.done),
      ),
    collect: (received: Received) =>
      finish(
        'collect',
        () => staffApi('recordSitePayment', { params, body: { version, direction: 'received', ...received } }),
        () => tellDone(words.collect.done(moneyText(received.amount))),
      ),
    tell: async (minutes: ArrivalMinutes) => {
      let told: OnMyWay | undefined;
      const send = async () => {
        told = await staffApi('sendOnMyWay', { params, body: { minutes } });
      };
      await finish('tell', send, () => tellDone(told === undefined ? '' : toldText(told)));
    },
  };
}

export type CarActs = ReturnType<typeof useCarActs>;

function toldText({ mail, at }: OnMyWay): string {
  const { queued, toldAlready, noAddress } = words.onMyWay;
  if (mail === 'queued') return queued;
  return mail === 'no-address' ? noAddress : toldAlready(formatInstantTime(at));
}
