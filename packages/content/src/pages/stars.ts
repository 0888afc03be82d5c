/** The words of stars for assistive technology: "4.5 of 5 stars". */
export function starsLabel(rating: number): string {
  return `${rating} of 5 stars`;
}
