/** "Crew 2" of "North Side crew 2", where the region is known. */
export function shortCrewName(name: string, region: { name: string }): string {
  const short = name.startsWith(`${region.name} `) ? name.slice(region.name.length + 1) : name;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
