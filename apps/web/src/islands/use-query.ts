import { useLayoutEffect, useState } from 'react';

/** What the query of the page's address asks for now. Empty in served HTML, which was made for none. */
export function useQuery(): string {
  const [search, setSearch] = useState('');
  useLayoutEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  return search;
}
