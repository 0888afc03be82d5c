import { exemptionWords } from '@tintforge/content';
import { RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { ActDialog, type DeedProps } from './act-dialog';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { shadeText } from './windows/shade-text';
import { deedWords } from './words';

const { exemption: ofExemption, askedShades: ofShades } = deedWords;

/**
 * Review of a pending exemption: its document has been read, and staff decide whether it is valid. Without one, staff
 * decide on shades that could not be verified.
 */
export function ExemptionDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, can, exemption, tint } = booking;
  const words = exemption === null ? ofShades : ofExemption;
  const [holds, setHolds] = useState(true);
  const [reason, setReason] = useState('');
  const call = { params: { code: trackingCode }, body: { version, reason } };
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
      isPossible={can.decideExemption}
      isDanger={!holds}
      confirm={holds ? words.confirm.approve : words.confirm.refuse}
      lead={
        waiting.length > 0 && (
          <>
            {exemption !== null && (
              <p>
                {ofExemption.certificate({
                  kind: exemptionWords.kinds[exemption.kind],
                  number: exemption.certificateNumber,
                  document: exemption.documentReference,
                })}
              </p>
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
        onValueChange={(value) => setHolds(value === 'yes')}
      />
      <ReasonField reason={reason} onChange={setReason} isAsked={!holds} act={act} />
    </ActDialog>
  );
}
