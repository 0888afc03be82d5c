import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ListAddress, type ListQuestion, listPath, readListAddress } from './list-address';

/** What the address says, and a way to have it say something else. */
interface ListAddressState {
  address: ListAddress;
  /** What the filters show: what was asked last, also in the moment before the address says so. */
  question: ListQuestion;
  ask: (question: ListQuestion) => void;
}

/** The list's address. While somebody types or chooses, one step back leads out of the list and not through every letter. */
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
