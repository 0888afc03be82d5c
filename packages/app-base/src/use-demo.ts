import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { isDemo } from './demo-mode';

/** With what a demo can be tried: nothing where this is none, or where its logins are not for everybody. */
export function useDemo() {
  // A demo on the open net answers that there is nothing, which is no failure.
  const { data, isLoading } = useQuery({
    queryKey: ['demo'],
    queryFn: isDemo() ? () => api('getDemo', {}) : skipToken,
  });
  return {
    admin: data?.admin ?? undefined,
    customer: data?.customer ?? undefined,
    crew: data?.crew ?? undefined,
    isLoading,
  };
}
