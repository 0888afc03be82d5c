import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { isDemo } from './demo-mode';

/** Demo credentials: none where this isn't a demo, or where its logins aren't public. */
export function useDemo() {
  // A demo on the public internet returns none, which is not a failure.
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
