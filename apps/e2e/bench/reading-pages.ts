import { type SitePage, sitePages } from '../src/shop/site-routes';

/** Every page of the built site that is served as finished HTML, without the 404 page. */
export async function readingPages(builtIn?: string): Promise<SitePage[]> {
  return (await sitePages(builtIn)).filter(({ prerendered }) => prerendered);
}

/** The pages at these addresses, separated by commas. Throws at an address that is none of theirs. */
export function choosePages(pages: readonly SitePage[], addresses: string): SitePage[] {
  return addresses.split(',').map((address) => {
    const chosen = pages.find((page) => page.address === address);
    if (chosen === undefined) throw new Error(`No prerendered page is at ${address}`);
    return chosen;
  });
}
