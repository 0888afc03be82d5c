import { CheckList } from '@tintforge/ui';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';

interface QuoteNeedsProps {
  heading: string;
  items: readonly string[];
}

/** Details to have at hand for a quote. */
export function QuoteNeeds({ heading, items }: QuoteNeedsProps) {
  return (
    <PageSection>
      <SectionHeading heading={heading} />
      <CheckList items={items} look="ruled" columns={2} />
    </PageSection>
  );
}
