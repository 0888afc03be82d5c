import { useNavigate } from '@tintforge/app-base/frame/link';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListAddress, type ListQuestion, listPath, readListAddress } from './list-address';

/** The state in the URL, and a function that changes it. */
interface ListAddressState {
  address: ListAddress;
  /** The filters' values: those requested last, even before the URL changes. */
  question: ListQuestion;
  ask: (question: ListQuestion) => void;
}

/**
 * The list's URL. Typing and choosing replace the history entry, so that Back leaves the list instead of undoing every
 * letter.
 */
export function useListAddress(): ListAddressState {
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ key: string; question: ListQuestion }>();
  const address = readListAddress(parameters);
  return {
    address,
    question: asked?.key === key ? asked.question : address,
    ask(question) {
      setAsked({ key, question });
      void navigate(listPath(question), { replace: true });
    },
  };
}
