/** Link to an address in the map app of the device. */
export function mapLink({ street, city, zip }: { street: string; city: string; zip: string }): string {
  const query = `${street}, ${city}, FL ${zip}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
