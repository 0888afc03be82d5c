import type { ExemptionView, StaffBooking } from '@tintforge/api-contract';
import { carLineName, exemptionWords } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { CertificatePictures } from './certificate-pictures';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { shadeText } from './windows/shade-text';
import { deedWords } from './words';

const { exemption: ofExemption, askedShades: ofShades } = deedWords;

interface ExemptionProps extends DeedProps {
  /** The number of the car of a booking of several; the first that waits when absent. */
  car?: number;
}

/**
 * Review of a pending exemption: its document has been read, and staff decide whether it is valid. Without one, staff
 * decide on shades that could not be verified.
 */
export function ExemptionDialog({ booking, car, onClose }: ExemptionProps) {
  const { trackingCode, version } = booking;
  // The next car that waits is another decision.
  const [number] = useState(() => car ?? booking.staffCars?.find(({ decideExemption }) => decideExemption)?.number);
  const { isWaiting, exemption, tint, vehicle } = subjectOf(booking, number);
  const words = exemption === null ? ofShades : ofExemption;
  const [{ holds, reason }, set] = useKeptForm(`exemption ${number}`, { holds: true, reason: '' });
  const call = {
    params: { code: trackingCode },
    body: { version, reason, ...(number === undefined ? {} : { car: number }) },
  };
  const act = useAct({
    onDone: onClose,
    done: { title: holds ? words.done.approve : words.done.refuse },
    call: isReasonGiven(reason, !holds)
      ? () => (holds ? staffApi('approveExemption', call) : staffApi('refuseExemption', call))
      : undefined,
  });
  const waiting = tint?.zones.filter(({ needsApproval }) => needsApproval) ?? [];
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      size={exemption === null ? 'small' : 'large'}
      isPossible={isWaiting}
      isDanger={!holds}
      confirm={confirmText(words, { decision: holds ? 'approve' : 'refuse', number })}
      lead={
        waiting.length > 0 && (
          <>
            {vehicle !== undefined && <p>{vehicle}</p>}
            {exemption !== null && (
              <>
                <p>{certificateText(exemption)}</p>
                <CertificatePictures booking={booking} car={number ?? 1} />
              </>
            )}
            {waiting.map((shade) => (
              <p key={shade.zone}>{shadeText(shade)}</p>
            ))}
          </>
        )
      }
    >
      <RadioGroup
        legend={words.question}
        options={[
          { value: 'yes', label: words.holds, description: ofExemption.about.approve },
          { value: 'no', label: words.holdsNot, description: ofExemption.about.refuse },
        ]}
        value={holds ? 'yes' : 'no'}
        onValueChange={(value) => set({ holds: value === 'yes', reason })}
      />
      <ReasonField reason={reason} onChange={(text) => set({ holds, reason: text })} isAsked={!holds} act={act} />
    </ActDialog>
  );
}

/** The subject of a decision: the shades of the booking, or those of one of its cars. */
function subjectOf(booking: StaffBooking, number: number | undefined) {
  const { can, exemption, tint, cars = [], staffCars = [] } = booking;
  if (number === undefined) return { isWaiting: can.decideExemption, exemption, tint, vehicle: undefined };
  const car = cars.find((each) => each.number === number);
  const staffCar = staffCars.find((each) => each.number === number);
  return {
    isWaiting: staffCar?.decideExemption === true,
    exemption: staffCar?.exemption ?? null,
    tint: car?.tint ?? null,
    vehicle: car === undefined ? undefined : carLineName(number, car.vehicleInfo),
  };
}

/** An exemption as it was entered. */
export function certificateText({ kind, certificateNumber, documentReference }: ExemptionView): string {
  return ofExemption.certificate({
    kind: exemptionWords.kinds[kind],
    number: certificateNumber,
    document: documentReference,
  });
}

function confirmText(
  { confirm, confirmOf }: typeof ofExemption | typeof ofShades,
  { decision, number }: { decision: 'approve' | 'refuse'; number: number | undefined },
): string {
  return number === undefined ? confirm[decision] : confirmOf[decision](number);
}
