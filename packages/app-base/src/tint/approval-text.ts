import type { TintView } from '@tintforge/api-contract';
import { shadeApprovalWords } from '@tintforge/content';
import { isAskedOnly, type Waiting, waitingText } from './waiting-text';

/** The state of an exemption, or of the shop's decision, in a sentence; undefined where nothing waits or waited. */
export function approvalText(tint: Waiting & Pick<TintView, 'approval'>): string | undefined {
  const { approval } = tint;
  if (approval === 'none') return undefined;
  if (approval === 'pending') return waitingText(tint);
  return shadeApprovalWords[isAskedOnly(tint) ? 'askedApprovals' : 'approvals'][approval];
}
