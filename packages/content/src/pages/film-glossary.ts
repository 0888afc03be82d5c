/** A column of the film tables, explained. */
export interface GlossaryEntry {
  title: string;
  /** As in the table's head. */
  abbreviation?: string;
  description: string;
}

/** The glossary that all three film pages share (docs/film.md of the repository, Glossary). */
export const filmGlossary = {
  heading: 'Understanding the Specifications',
  entries: [
    {
      title: 'Total Solar Energy Rejected',
      abbreviation: 'TSER',
      description:
        'The share of all solar energy the glass keeps out. Higher means less heat transmitted. The one figure to compare as heat.',
    },
    {
      title: 'Visible Light Transmitted',
      abbreviation: 'VLT',
      description: 'The share of visible light that gets through. Higher is a lighter film.',
    },
    {
      title: 'Ultraviolet Rejection',
      abbreviation: 'UV',
      description: 'The share of ultraviolet light the film stops: the part that fades leather and burns skin.',
    },
    {
      title: 'Infrared Rejection',
      abbreviation: 'IRR',
      description: 'Infrared stopped between 900 and 1,000 nm, a narrow band. High here doesn’t mean as high in heat.',
    },
    {
      title: 'Infrared Energy Rejection',
      abbreviation: 'IRER',
      description:
        'Infrared stopped between 780 and 2,500 nm, counting the infrared that the film absorbs and gives back inside.',
    },
    {
      title: 'Glare Reduction',
      description: 'The cut in visible light, estimated on 1/4 inch (6 mm) thick, 73% VLT automotive green glass.',
    },
  ] satisfies GlossaryEntry[],
} as const;
