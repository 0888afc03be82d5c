import { useLayoutEffect, useState } from 'react';

/** The current query of the page's URL. Empty in served HTML, which is made for no query. */
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
